import { useCommonWords } from '../words/common.ts';
import { labelOf } from '../words/labelOf.ts';
import { Facts } from './Facts.tsx';
import { Panel } from './Panel.tsx';

interface OtherFieldsProps {
  record: object;
  /** The fields that the page shows in its own way. */
  known: readonly string[];
}

/** What a service sends beyond the interface: shown by name and value, since somebody put it there. */
export function OtherFields({ record, known }: OtherFieldsProps) {
  const t = useCommonWords();
  const others = Object.entries(record).filter(([name]) => !known.includes(name) && !name.startsWith('$'));
  if (others.length === 0) return null;
  return (
    <Panel title={t.otherFields}>
      <Facts
        facts={others.map(([name, value]) => ({
          label: labelOf({}, name),
          value: typeof value === 'string' ? value : JSON.stringify(value),
        }))}
      />
    </Panel>
  );
}
