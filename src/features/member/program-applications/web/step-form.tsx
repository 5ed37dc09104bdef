import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';

type StepFormProps = {
  title: string;
  /** The mutation that saves the step; its error is shown above the fields and its progress on the button. */
  save: { error: Error | null; isPending: boolean };
  onSave: () => void;
  children: ReactNode;
};

/** One step of an application with its fields and submit button. */
export function StepForm({ title, save, onSave, children }: StepFormProps) {
  return (
    <Panel>
      <form
        className="stack gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <h2>{title}</h2>
        {save.error && (
          <Banner kind="bad" live>
            {save.error.message}
          </Banner>
        )}
        {children}
        <div className="row">
          <Button type="submit" loading={save.isPending}>
            {m.program_applications_save_next()}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
