import { Section } from '../components/layout/Section.tsx';
import { useCommonWords } from '../words/common.ts';
import { labelOf } from '../words/labelOf.ts';
import { AnyValue, namedValues } from './AnyValue.tsx';
import { Facts } from './Facts.tsx';

interface OtherFieldsProps {
  record: object;
  /** The fields that the page shows itself. */
  known: readonly string[];
}

/** Shows fields beyond the interface by name and value. */
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
