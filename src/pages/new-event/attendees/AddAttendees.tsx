import Button from '@mui/material/Button';
import { History, Plus } from 'lucide-react';
import { FileButton } from '../../../components/form/FileButton.tsx';
import { readTextFiles } from '../../../components/form/readTextFiles.ts';
import { TextArea } from '../../../components/form/TextArea.tsx';
import { useFileDrop } from '../../../components/form/useFileDrop.ts';
import { ActionsMenu } from '../../../components/layout/ActionsMenu.tsx';
import { MAX_ATTENDEES } from '../../../contract/event.ts';
import { isKolId, isMalformedId, kolIdsInText } from '../../../contract/kolIds.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useRecentKols } from '../../../storage/recentRecords.ts';
import { useShortlists } from '../../../storage/shortlists.ts';
import styles from '../EventForm.module.css';
import { fieldId, mergeAttendees } from '../eventFormValues.ts';
import { type EventFormMethods, type EventSectionProps, fieldProps, setField } from '../fieldProps.ts';
import { AttendeePicker } from './AttendeePicker.tsx';

/** True for spreadsheet cells instead of a list of ids. */
const isTable = (text: string) => /\t|"/.test(text);

interface AddAttendeesProps extends EventSectionProps {
  /** Shows the result as a text, which screen readers announce. */
  onAnnounce: (text: string) => void;
}

/** The ways to add attendees: a name, typing, pasting, a shortlist, recent KOLs, a CSV file. */
export function AddAttendees({ form, onAnnounce }: AddAttendeesProps) {
  const t = useEventMessages();
  const shortlists = useShortlists();
  const recent = useRecentKols();
  const announce = (result: AddResult) => {
    if (Object.values(result).some((ids) => ids > 0)) onAnnounce(t.added(result));
  };
  /** Adds all entries, or none if one event cannot invite so many. */
  const add = (entries: readonly string[], duplicates?: number) => {
    if (entries.length > MAX_ATTENDEES) onAnnounce(t.errors.tooManyAttendees(MAX_ATTENDEES));
    else announce(addToList(form, entries, duplicates));
  };
  /** Adds the ids of a table (a CSV file or spreadsheet cells), also malformed ones, which the user corrects. @returns false if it has none */
  const addFromTable = (text: string) => {
    const { ids, others, duplicates } = kolIdsInText(text);
    const entries = [...ids, ...others.filter(isMalformedId)];
    if (entries.length > 0) add(entries, duplicates);
    return entries.length > 0;
  };
  const readFiles = async (files: File[]) => {
    const read = await readTextFiles(files);
    if (read.unreadable !== undefined) return onAnnounce(t.unreadableFile(read.unreadable));
    if (!addFromTable(read.text)) onAnnounce(t.noneInFile(files[0]?.name ?? ''));
  };
  const isOver = useFileDrop(readFiles);
  const { id: _id, error: _error, ...box } = fieldProps(form, 'attendee_text');

  return (
    <div className={styles.addAttendees} data-over={isOver || undefined}>
      <AttendeePicker onPick={(kolId) => add([kolId])} />
      <TextArea
        {...box}
        id={fieldId('attendees')}
        label={t.addLabel}
        help={t.addHelp}
        error={form.formState.errors.attendees?.message}
        minRows={2}
        maxRows={8}
        autoComplete="off"
        inputProps={{ spellCheck: false, autoCapitalize: 'off' }}
        onKeyDown={(press) => {
          if (press.key !== 'Enter' || press.shiftKey || press.nativeEvent.isComposing) return;
          press.preventDefault();
          announce(addTypedAttendees(form));
        }}
        onPaste={(paste) => {
          const text = paste.clipboardData.getData('text');
          if (isTable(text) && addFromTable(text)) paste.preventDefault();
        }}
      />
      <div className={styles.buttons}>
        <Button variant="outlined" startIcon={<Plus size={18} />} onClick={() => announce(addTypedAttendees(form))}>
          {t.add}
        </Button>
        {/* In a select, an arrow key would add a shortlist. */}
        {shortlists.length > 0 && (
          <ActionsMenu
            label={t.addShortlist}
            icon={<Plus size={18} />}
            actions={shortlists.map(({ name, kolIds }) => ({
              label: t.shortlist(name, kolIds.length),
              run: () => add(kolIds),
            }))}
          />
        )}
        {recent.length > 0 && (
          <Button variant="outlined" startIcon={<History size={18} />} onClick={() => add(recent)}>
            {t.addRecent}
          </Button>
        )}
        <FileButton
          label={t.addFile}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onFiles={(files) => void readFiles(files)}
        />
      </div>
    </div>
  );
}

/** How many entries were added, were already in the list, were more than once in the text, and are no ids. */
interface AddResult {
  added: number;
  repeated: number;
  duplicates: number;
  malformed: number;
}

/**
 * Adds entries to the list and merges repeats.
 * @param duplicates how many repeats the text had among its own entries
 */
function addToList(form: EventFormMethods, entries: readonly string[], duplicates = 0): AddResult {
  const before = form.getValues('attendees');
  const { attendees, repeated } = mergeAttendees(before, entries);
  const added = attendees.slice(before.length);
  if (added.length > 0) setField(form, 'attendees', attendees);
  const ids = added.filter(isKolId).length;
  return { added: ids, repeated, duplicates, malformed: added.length - ids };
}

/** Moves the typed text into the list, including invalid ids, which the user corrects there. */
export function addTypedAttendees(form: EventFormMethods): AddResult {
  const { ids, others, duplicates } = kolIdsInText(form.getValues('attendee_text'));
  setField(form, 'attendee_text', '');
  return addToList(form, [...ids, ...others], duplicates);
}
