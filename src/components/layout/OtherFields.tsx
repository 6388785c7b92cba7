import { useCommonMessages } from '../../i18n/common.ts';
import { getLabel } from '../../i18n/messages.ts';
import { AnyValue, namedValues } from './AnyValue.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { Section } from './Section.tsx';

interface OtherFieldsProps {
  record: object;
  /** The fields that the page shows itself. */
  known: readonly string[];
}

/** Shows fields beyond the interface by name and value. */
export function OtherFields({ record, known }: OtherFieldsProps) {
  const t = useCommonMessages();
  const others = namedValues(record, known);
  if (others.length === 0) return null;
  return (
    <Section title={t.otherFields}>
      <DescriptionList
        items={others.map(([name, value]) => ({
          label: getLabel({}, name),
          value: <AnyValue value={value} />,
        }))}
      />
    </Section>
  );
}
