import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { classNames } from '#platform/ui/class-names.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { Feedback } from './queries.ts';
import './checks.css';

const LETTERS = 'ABCD';

type QuizOptionsProps = {
  options: readonly string[];
  chosen: number | null;
  feedback: Feedback | null;
  onChoose: (option: number) => void;
};

/** The options of a question; once it is answered, the right one and the member's. */
export function QuizOptions({ options, chosen, feedback, onChoose }: QuizOptionsProps) {
  return (
    <fieldset className="quiz-options">
      <legend className="visually-hidden">{m.checks_answers()}</legend>
      {options.map((option, index) => {
        const isRight = feedback?.taken_out === false && feedback.right_option === index;
        const isWrong = feedback?.right === false && feedback.chosen === index;
        return (
          <label
            key={`${index}-${option}`}
            className={classNames(
              'quiz-option',
              isRight && 'is-right',
              isWrong && 'is-wrong',
              !feedback && chosen === index && 'is-chosen',
            )}
          >
            <input
              type="radio"
              name="option"
              className="visually-hidden"
              checked={(feedback?.chosen ?? chosen) === index}
              disabled={feedback !== null}
              onChange={() => onChoose(index)}
            />
            <b aria-hidden="true">{LETTERS[index]}</b>
            <span lang={foreignLanguageTag(option)}>{option}</span>
            {isRight && (
              <em>
                <Icon of={Check} small />
                {m.checks_right_answer()}
              </em>
            )}
            {isWrong && (
              <em>
                <Icon of={X} small />
                {m.checks_your_answer()}
              </em>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
