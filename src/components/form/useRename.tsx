import IconButton from '@mui/material/IconButton';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { NameForm } from './NameForm.tsx';

interface Renaming {
  name: string;
  /** The label of the name field. */
  label: string;
  onRename: (name: string) => void;
}

/**
 * Renames an item in place.
 * @returns the form while renaming, and the button that opens it
 */
export function useRename({ name, label, onRename }: Renaming): { form: ReactNode; button: ReactNode } {
  const t = useCommonMessages();
  const [state, setState] = useState<'before' | 'open' | 'after'>('before');
  const form = state === 'open' && (
    <NameForm
      label={label}
      initial={name}
      submit={t.save}
      onSubmit={(next) => {
        onRename(next);
        setState('after');
      }}
      onCancel={() => setState('after')}
    />
  );
  const button = (
    <IconButton
      // After renaming, focus returns to the button.
      autoFocus={state === 'after'}
      aria-label={t.renameOf(name)}
      title={t.rename}
      onClick={() => setState('open')}
    >
      <Pencil size={18} />
    </IconButton>
  );
  return { form, button };
}
