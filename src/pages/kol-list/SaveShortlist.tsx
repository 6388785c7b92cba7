import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BookmarkPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { NameForm } from '../../components/form/NameForm.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { createShortlist } from '../../storage/shortlists.ts';

interface SaveShortlistProps {
  /** The KOLs to save: the selected ones, the rows that match the filters, or the whole list. */
  ids: readonly string[];
  /** Says which. */
  label: string;
}

/** The button that saves KOLs as a shortlist, the form for its name, and the confirmation. */
export function SaveShortlist({ ids, label }: SaveShortlistProps) {
  const t = useKolListMessages();
  const common = useCommonMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [saved, setSaved] = useState<{ name: string; count: number } | null>(null);
  const close = () => {
    button.current?.focus();
    setIsOpen(false);
  };
  return (
    <>
      <Button
        ref={(element) => {
          button.current = element;
          return pageAction(label)(element);
        }}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        startIcon={<BookmarkPlus size={18} />}
      >
        {label}
      </Button>
      {isOpen && (
        <NameForm
          label={t.shortlistName}
          submit={common.save}
          onSubmit={(name) => {
            setSaved({ name: createShortlist(name, ids).name, count: ids.length });
            close();
          }}
          onCancel={close}
        />
      )}
      <Box role="status" sx={{ flexBasis: saved === null ? undefined : '100%' }}>
        {saved !== null && (
          <Alert role="none" severity="success" variant="outlined" onClose={() => setSaved(null)}>
            {t.saved(saved.name, saved.count)}
          </Alert>
        )}
      </Box>
    </>
  );
}
