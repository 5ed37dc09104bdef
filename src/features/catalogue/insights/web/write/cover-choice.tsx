import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import './write-form.css';

const VARIANTS = ['a-quiet-morning', 'paper-boats', 'night-train', 'orchard', 'tide-table', 'first-light', 'market-day'];

/** Chooses the cover: the card's own, or one of a few others. */
export function CoverChoice({
  value,
  defaultCover,
  onChange,
}: {
  value: string;
  defaultCover: string;
  onChange: (cover: string) => void;
}) {
  return (
    <fieldset className="field">
      <legend className="label">{m.insights_field_cover()}</legend>
      <div className="cover-choice">
        {['', ...VARIANTS].map((variant, index) => (
          <label key={variant} className="cover-option">
            <input
              type="radio"
              name="cover"
              className="visually-hidden"
              checked={value === variant}
              onChange={() => onChange(variant)}
            />
            <span className="visually-hidden">{m.insights_cover_number({ number: index + 1 })}</span>
            <Cover slug={variant || defaultCover} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
