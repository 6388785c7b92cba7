import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { X } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ApiError } from '../../../api/ApiError.ts';
import { ErrorDetails } from '../../../components/feedback/ErrorDetails.tsx';
import { useErrorMessage } from '../../../components/feedback/errorMessages.ts';
import { restoreFocus } from '../../../components/feedback/focus.ts';
import { describedBy, FieldHelperText } from '../../../components/form/FormField.tsx';
import { Chip } from '../../../components/layout/Chip.tsx';
import { Value } from '../../../components/layout/Value.tsx';
import { kolIdsInText } from '../../../contract/kolIds.ts';
import { isUnreadable } from '../../../contract/lenientParsing.ts';
import { useCommonMessages } from '../../../i18n/common.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useKolMessages } from '../../../i18n/kol.ts';
import { getLabel } from '../../../i18n/messages.ts';
import { kolPath } from '../../../paths.ts';
import { attendeeElementId } from '../sending/mapServerErrors.ts';
import { AttendeeEvidence, type AttendeeEvidenceProps } from './AttendeeEvidence.tsx';
import styles from './AttendeeRow.module.css';
import { type AttendeeState, attendeeError } from './attendeeErrors.ts';

interface AttendeeRowProps extends AttendeeState, Pick<AttendeeEvidenceProps, 'around' | 'isBusy'> {
  /** @param to the ids that replace it; empty to remove it */
  onChange: (from: string, to: readonly string[], name: string) => void;
  onReadAgain: (id: string) => void;
  /** Opens the profile in a drawer. */
  onOpen: (id: string) => void;
}

/**
 * One attendee: a short profile, the reason why it failed to load, or an error of the id with a field to correct it. It
 * renders only if its own data changes, so no prop may depend on its position in the list.
 */
export const AttendeeRow = memo(function AttendeeRow(props: AttendeeRowProps) {
  const { id, entry, serverError, around, isBusy, onChange, onReadAgain, onOpen } = props;
  const elementId = attendeeElementId(id);
  const t = useEventMessages();
  const { unknownId } = useKolMessages();
  const row = useRef<HTMLLIElement>(null);
  const kol = entry?.status === 'loaded' ? entry.kol : null;
  const name = kol?.full_name || id;
  const readAgain = () => {
    onReadAgain(id);
    restoreFocus(() => row.current);
  };
  const error = attendeeError({ id, entry, serverError }, { malformed: t.malformed, unknownId });
  return (
    <li className={styles.row} ref={row} tabIndex={-1} data-invalid={error !== undefined || undefined}>
      <div className={styles.content}>
        {kol !== null && <AttendeeProfile kol={kol} around={around} isBusy={isBusy} onOpen={onOpen} />}
        {error !== undefined ? (
          <div className={styles.error}>
            <AttendeeError id={id} elementId={elementId} error={error} onCorrect={(to) => onChange(id, to, name)} />
          </div>
        ) : (
          kol === null && (
            <div className={styles.error}>
              <code id={elementId}>{id}</code>
              {entry?.status === 'failed' && <ProfileLoadError error={entry.error} onReadAgain={readAgain} />}
            </div>
          )
        )}
      </div>
      <IconButton
        data-remove
        size="small"
        aria-label={t.remove(name)}
        title={t.remove(name)}
        // If the field of the row lost the focus, it would correct the id, and the row with this button would go before the click.
        onMouseDown={(press) => press.preventDefault()}
        onClick={() => onChange(id, [], name)}
      >
        <X size={18} />
      </IconButton>
    </li>
  );
});

/** What identifies the KOL, and the reasons against inviting the KOL on these days. */
function AttendeeProfile({ kol, around, isBusy, onOpen }: AttendeeEvidenceProps & Pick<AttendeeRowProps, 'onOpen'>) {
  const t = useKolMessages();
  const format = useFormat();
  const { id, tier, institution } = kol;
  const country = kol.contact?.address?.country;
  return (
    <>
      <Link
        to={kolPath(id)}
        data-row-link={id}
        className={styles.name}
        dir="auto"
        onClick={(click) => {
          // With a modifier key the profile opens in a new tab.
          if (click.ctrlKey || click.metaKey || click.shiftKey) return;
          click.preventDefault();
          onOpen(id);
        }}
      >
        {kol.full_name || id}
      </Link>
      <span className={styles.institution} dir="auto" title={institution ?? undefined}>
        <Value isUnreadable={isUnreadable(kol, 'institution')}>{institution}</Value>
      </span>
      <AttendeeEvidence kol={kol} around={around} isBusy={isBusy} />
      {tier && <Chip tone="accent">{getLabel(t.tiers, tier)}</Chip>}
      <span className={styles.country}>{country && format.country(country)}</span>
    </>
  );
}

interface AttendeeErrorProps {
  id: string;
  elementId: string;
  error: string;
  /** Several ids if the user entered several in place of this one. */
  onCorrect: (ids: readonly string[]) => void;
}

/** An id with its error; the user corrects the id in place. */
function AttendeeError({ id, elementId, error, onCorrect }: AttendeeErrorProps) {
  const t = useEventMessages();
  const [text, setText] = useState(id);
  const helper = { id: elementId, error, help: t.editId };
  const correct = () => {
    const { ids } = kolIdsInText(text);
    const next = ids.length > 0 ? ids : [text.trim()];
    if (next.join() !== '' && next.join() !== id) onCorrect(next);
  };
  return (
    <>
      <OutlinedInput
        fullWidth
        id={elementId}
        value={text}
        onChange={(change) => setText(change.target.value)}
        onBlur={correct}
        onKeyDown={(press) => {
          if (press.key !== 'Enter' || press.nativeEvent.isComposing) return;
          press.preventDefault();
          correct();
        }}
        error
        inputProps={{
          'aria-label': t.attendee(id),
          'aria-describedby': describedBy(helper),
          spellCheck: false,
          autoCapitalize: 'off',
        }}
        autoComplete="off"
      />
      <FieldHelperText {...helper} />
    </>
  );
}

interface ProfileLoadErrorProps {
  error: ApiError;
  onReadAgain: () => void;
}

/** Explains why an attendee's profile failed to load. The id itself is valid. */
function ProfileLoadError({ error, onReadAgain }: ProfileLoadErrorProps) {
  const t = useEventMessages();
  const common = useCommonMessages();
  const { title, help, requestInfo } = useErrorMessage(error, true);
  return (
    <Box sx={{ fontSize: 'body3.fontSize' }}>
      <Box sx={{ color: 'warning.main', fontWeight: 600 }}>{title}</Box>
      <div>{t.notRead}</div>
      <div>{help}</div>
      <ErrorDetails title={title} requestInfo={requestInfo} at={error.at} serviceMessage={error.detail} />
      <Button size="small" color="inherit" onClick={onReadAgain} sx={{ paddingInline: 0 }}>
        {common.retry}
      </Button>
    </Box>
  );
}
