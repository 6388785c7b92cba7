import Box from '@mui/material/Box';
import { useEventListMessages } from '../../i18n/eventList.ts';
import { useLocale } from '../../i18n/localeStore.ts';
import { zoneName } from '../shared/zoneName.ts';

/** Names the user's time zone, in which the events are listed: "Time zone: Central European Time". */
export function TimeZoneNote() {
  const t = useEventListMessages();
  const { locale } = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return <Box sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>{t.timeZone(zoneName(zone, locale))}</Box>;
}
