import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { memo, useRef } from 'react';
import { restoreFocus } from '../../components/feedback/restoreFocus.ts';
import { useEventMessages } from '../../i18n/event.ts';
import styles from './AttendeeCard.module.css';
import { AttendeeError } from './AttendeeError.tsx';
import type { AttendeeEvidenceProps } from './AttendeeEvidence.tsx';
import { AttendeeProfile } from './AttendeeProfile.tsx';
import { type AttendeeState, attendeeError } from './attendeeErrors.ts';
import { attendeeElementId } from './formErrors.ts';
import { ProfileLoadError } from './ProfileLoadError.tsx';

interface AttendeeCardProps extends AttendeeState, Pick<AttendeeEvidenceProps, 'around' | 'isBusy'> {
  /** @param to the ids that replace it; empty to remove it */
  onChange: (from: string, to: readonly string[], name: string) => void;
  onReadAgain: (id: string) => void;
}

/**
 * One attendee: a short profile, the reason why it failed to load, or an error of the id with a field to correct it. It
 * renders only if its own data changes, so no prop may depend on its position in the list.
 */
export const AttendeeCard = memo(function AttendeeCard(props: AttendeeCardProps) {
  const { id, entry, refusal, around, isBusy, onChange, onReadAgain } = props;
  const elementId = attendeeElementId(id);
  const t = useEventMessages();
  const card = useRef<HTMLLIElement>(null);
  const kol = entry?.status === 'loaded' ? entry.kol : null;
  const name = kol?.full_name || id;
  const readAgain = () => {
    onReadAgain(id);
    restoreFocus(() => card.current);
  };
  const fault = attendeeError({ id, entry, refusal }, t);
  return (
    <li className={styles.card} ref={card} tabIndex={-1} data-faulty={fault !== undefined || undefined}>
      <div>
        {kol !== null && <AttendeeProfile kol={kol} around={around} isBusy={isBusy} />}
        {fault !== undefined ? (
          <AttendeeError
            id={id}
            elementId={elementId}
            fault={fault}
            onCorrect={(to) => onChange(id, to, name)}
            answer={refusal === undefined && entry?.status === 'failed' ? entry.error : undefined}
            onReadAgain={entry?.status === 'failed' ? readAgain : undefined}
          />
        ) : (
          <>
            <code id={elementId}>{id}</code>
            {entry?.status === 'failed' && <ProfileLoadError fault={entry.error} onReadAgain={readAgain} />}
          </>
        )}
      </div>
      <IconButton
        data-remove
        size="small"
        aria-label={t.remove(name)}
        title={t.remove(name)}
        onClick={() => onChange(id, [], name)}
        className={styles.remove}
      >
        <X size={18} />
      </IconButton>
    </li>
  );
});
