import { useState } from 'react';
import { useAnswer, type Attempt, type Feedback } from './queries.ts';
import { useAnswerKeys } from './use-answer-keys.ts';

/** A running attempt: the question, the chosen option, and what its answer was worth. */
export function useQuiz(attempt: Attempt, onLeave: () => Promise<void>) {
  const [current, setCurrent] = useState(attempt);
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [leaving, setLeaving] = useState(false);
  const answer = useAnswer();
  const { question, total } = current.attributes;

  const leave = () => {
    setLeaving(true);
    void onLeave();
  };
  const submit = () => {
    if (!question || chosen === null || answer.isPending) return;
    answer.mutate(
      { params: { id: current.id }, json: { question: question.id, option: chosen } },
      { onSuccess: ({ data }) => setFeedback(data.attributes) },
    );
  };
  const goOn = () => {
    if (!feedback) return;
    if (!feedback.attempt.attributes.question) {
      leave();
      return;
    }
    setCurrent(feedback.attempt);
    setFeedback(null);
    setChosen(null);
  };
  useAnswerKeys({ onChoose: (option) => !feedback && setChosen(option), onEnter: () => (feedback ? goOn() : submit()) });

  return {
    question,
    total,
    /** Whether each answered question was right. */
    answers: (feedback?.attempt ?? current).attributes.answers,
    feedback,
    chosen,
    choose: setChosen,
    submit,
    goOn,
    leave,
    isSending: answer.isPending,
    isLeaving: leaving,
    error: answer.error,
  };
}
