import { SessionsDialog } from './SessionsDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

interface LayoutDialogProps {
  about: 'shortcuts' | 'sessions';
  onClose: () => void;
}

/** A dialog that belongs to no screen. */
export const LayoutDialog = ({ about, onClose }: LayoutDialogProps) =>
  about === 'shortcuts' ? <ShortcutsDialog onClose={onClose} /> : <SessionsDialog onClose={onClose} />;
