import Columns3 from 'lucide-react/icons/columns-3';
import { m } from '#platform/messages/messages.js';
import { Button, type ButtonLook } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { MAX_COMPARED, toggleCompared, useCompared, useOfferComparing } from './compared.ts';
import type { Program } from './queries.ts';

type CompareButtonProps = { program: { id: string; attributes: Pick<Program['attributes'], 'title'> } } & Pick<
  ButtonLook,
  'variant' | 'small' | 'iconOnly'
>;

/** Adds a course to the comparison, or removes it. */
export function CompareButton({ program, variant = 'bare', small = true, iconOnly = true }: CompareButtonProps) {
  const toast = useToast();
  const { id } = program;
  const { title } = program.attributes;
  const isSelected = useCompared().some((course) => course.id === id);
  useOfferComparing();
  const press = () => {
    if (!toggleCompared({ id, title })) toast.show(m.programs_compare_full({ max: MAX_COMPARED }), { kind: 'warn' });
  };
  return (
    <Button
      variant={variant}
      small={small}
      iconOnly={iconOnly}
      icon={Columns3}
      className="compare-button"
      pressed={isSelected}
      label={m.programs_compare_named({ title })}
      onClick={press}
    >
      {m.programs_compare()}
    </Button>
  );
}
