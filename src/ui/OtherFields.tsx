import { Section } from '../components/layout/Section.tsx';
import { useCommonWords } from '../words/common.ts';
import { labelOf } from '../words/labelOf.ts';
import { AnyValue, namedValues } from './AnyValue.tsx';
import { Facts } from './Facts.tsx';

interface OtherFieldsProps {
  record: object;
  /** The fields that the page shows in its own way. */
  known: readonly string[];
}

/** What a service sends beyond the interface: shown by name and value, since somebody put it there. */
export function OtherFields({ record, known }: OtherFieldsProps) {
  const t = useCommonWords();
  const others = namedValues(record, known);
  if (others.length === 0) return null;
  return (
    <Section title={t.otherFields}>
      <Facts
        facts={others.map(([name, value]) => ({
          label: labelOf({}, name),
          value: <AnyValue value={value} />,
        }))}
      />
    </Section>
  );
}
