import { countWords } from '#platform/contract/count-words.ts';
import { m } from '#platform/messages/messages.js';
import { TextArea } from '#platform/ui/text-area.tsx';
import { EditorPart } from './editor-part.tsx';
import { fieldError, type FieldsProps } from './field-error.ts';

const MIN_ROWS = 14;

/** The text of the ad, as plain lines. */
export function AdField({ content: { description }, change, error }: FieldsProps) {
  return (
    <EditorPart id="part-ad" title={m.hiring_part_ad()} text={m.hiring_part_ad_text()} wide>
      <TextArea
        id="ad-text"
        label={m.hiring_field_ad()}
        aside={m.hiring_words({ count: countWords(description) })}
        rows={Math.max(MIN_ROWS, description.split('\n').length + 2)}
        maxLength={60_000}
        className="hiring-ad-text"
        value={description}
        error={fieldError(error, 'description')}
        onChange={(event) => change({ description: event.target.value })}
      />
    </EditorPart>
  );
}
