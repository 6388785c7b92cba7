import Box from '@mui/material/Box';
import { useEventListMessages } from '../../i18n/eventList.ts';
import { useLocale } from '../../i18n/localeStore.ts';

/** Names the user's time zone, in which the events are listed: "Time zone: Central European Time". */
export function TimeZoneNote() {
  const t = useEventListMessages();
  const { locale } = useLocale();
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName');
  return (
    <Box sx={{ paddingBlock: 1, color: 'text.secondary', fontSize: 'body2.fontSize' }}>
      {zone && t.timeZone(zone.value)}
    </Box>
  );
}
