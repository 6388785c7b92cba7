import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { memo } from 'react';
import { isKolId } from '../../contract/kolIds.ts';
import type { ResolvedKol } from '../../queries/KolResolver.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import { AttendeeFault } from './AttendeeFault.tsx';
import { AttendeeProfile } from './AttendeeProfile.tsx';
import type { EventDays } from './attendeeWarnings.ts';

interface AttendeeCardProps {
  /** As it was typed. */
  id: string;
  elementId: string;
  /** What became of reading the profile; undefined where the id is none. */
  entry: ResolvedKol | undefined;
  /** What the service said about this attendee when the event was sent. */
  refusal: string | undefined;
  days: EventDays | null;
  limit: number;
  /** @param to another id, or null to remove this one */
  onChange: (from: string, to: string | null, name: string) => void;
  onReadAgain: (id: string) => void;
}

/** One attendee: the profile in short, or what is wrong with the id, which can be corrected in place. */
export const AttendeeCard = memo(function AttendeeCard(props: AttendeeCardProps) {
  const { id, elementId, entry, refusal, days, limit, onChange, onReadAgain } = props;
  const t = useNewEventWords();
  const kol = entry?.status === 'loaded' ? entry.kol : null;
  const name = kol?.full_name ?? id;
  const fault = refusal ?? faultOf(id, entry, t);
  return (
    <Card data-faulty={fault !== undefined || undefined}>
      <div>
        {kol !== null && <AttendeeProfile kol={kol} days={days} limit={limit} />}
        {fault !== undefined ? (
          <AttendeeFault
            id={id}
            elementId={elementId}
            fault={fault}
            onCorrect={(to) => onChange(id, to, name)}
            onReadAgain={entry?.status === 'failed' ? () => onReadAgain(id) : undefined}
          />
        ) : (
          <code id={elementId}>{id}</code>
        )}
      </div>
      <IconButton
        data-remove
        size="small"
        aria-label={t.remove(name)}
        title={t.remove(name)}
        onClick={() => onChange(id, null, name)}
        sx={{ width: 40, height: 40, mt: -0.75, marginInlineEnd: -0.75 }}
      >
        <X size={18} />
      </IconButton>
    </Card>
  );
});

function faultOf(id: string, entry: ResolvedKol | undefined, t: ReturnType<typeof useNewEventWords>) {
  if (!isKolId(id)) return t.malformed;
  if (entry?.status !== 'failed') return undefined;
  const { status, detail } = entry.error;
  return status === 404 ? t.unknownKol : t.notRead(detail, status);
}

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  padding: '10px 12px',
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  // The browser skips what is far from the screen, and still finds it in the page.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 104px',
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& code': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '&[data-faulty]': { borderColor: theme.vars.palette.error.main },
}));
