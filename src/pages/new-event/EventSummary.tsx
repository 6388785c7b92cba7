import { useWatch } from 'react-hook-form';
import { FocusableButton } from '../../components/form/FocusableButton.tsx';
import { DescriptionList } from '../../components/layout/DescriptionList.tsx';
import { JoinedList } from '../../components/layout/JoinedList.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { Value } from '../../components/layout/Value.tsx';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/messages.ts';
import type { EventFormValues } from '../../storage/eventDrafts.ts';
import { formatLocation } from '../shared/formatLocation.ts';
import { isZoneElsewhere, listedZone, userZone } from '../shared/zones.ts';
import { AttendeeTotals } from './attendees/AttendeeTotals.tsx';
import type { Attendees } from './attendees/useAttendees.ts';
import styles from './EventForm.module.css';
import { endOf, hasVenue, startOf } from './eventFormValues.ts';
import type { EventSectionProps } from './fieldProps.ts';
import { TimeWarnings } from './schedule/EventTimes.tsx';

interface EventSummaryProps extends EventSectionProps {
  attendees: Attendees;
  isSending: boolean;
}

/** What the form says so far: what, when, where and who, warnings, what is missing, and the button to the review. */
export function EventSummary({ form, attendees, isSending }: EventSummaryProps) {
  const t = useEventMessages();
  const format = useFormat();
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const { name, event_type, location_type, zone } = values;
  const location = hasVenue(values) ? { ...values, type: location_type } : { type: location_type };
  const basics = [name.trim(), event_type && getLabel(t.eventTypes, event_type)].filter(Boolean);
  const missing = missingFields(values);
  return (
    <Section title={t.summary}>
      <div className={styles.column}>
        <DescriptionList
          items={[
            {
              label: t.basics,
              value: (
                <Value>{basics.length > 0 && <JoinedList texts={basics} separator={format.listSeparator} />}</Value>
              ),
            },
            { label: t.when, value: <When values={values} /> },
            { label: t.where, value: <Value>{formatLocation(location, t, format)}</Value> },
            {
              label: t.who,
              value: (
                <>
                  {t.attendeesCount(attendees.invitable.length, attendees.toCorrect)}
                  <AttendeeTotals attendees={attendees} />
                </>
              ),
            },
          ]}
        />
        <div role="status" className={styles.warnings}>
          <TimeWarnings
            start={startOf(values)}
            end={endOf(values)}
            zone={zone}
            isVirtual={location_type === 'virtual'}
            elsewhere={hasVenue(values) && isZoneElsewhere(zone, values.country) ? values.country : undefined}
          />
        </div>
        {missing.length > 0 && (
          <div className={styles.missing}>{t.stillNeeded(format.list(missing.map((field) => t[field])))}</div>
        )}
        <FocusableButton type="submit" variant="contained" size="large" disabled={isSending}>
          {t.review}
        </FocusableButton>
      </div>
    </Section>
  );
}

/** The start and the end on the clock of the venue, and on the clock of the user if it differs. */
function When({ values }: { values: EventFormValues }) {
  const t = useEventMessages();
  const format = useFormat();
  const [start, end] = [startOf(values), endOf(values)];
  if (start === null || end === null || Date.parse(end) <= Date.parse(start)) return <Value>{null}</Value>;
  const clocks = [
    { label: values.location_type === 'virtual' ? t.ofEvent : t.atVenue, zone: values.zone },
    ...(listedZone(values.zone) === userZone() ? [] : [{ label: t.forYou, zone: userZone() }]),
  ];
  return clocks.map(({ label, zone }) => (
    <div key={label}>{t.labeled(label, format.dateTimeRangeIn(start, end, zone))}</div>
  ));
}

const REQUIRED = ['name', 'event_type', 'start_date', 'end_date', 'zone'] as const;

const missingFields = (values: EventFormValues) => REQUIRED.filter((field) => values[field].trim() === '');
