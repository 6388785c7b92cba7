import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { useFrameWords } from '../words/frame.ts';
import styles from './SignedIn.module.css';
import { useSignOut } from './useSignOut.ts';

/** Says that somebody is signed in, and signs out. */
export function SignedIn() {
  const t = useFrameWords();
  const signOut = useSignOut();
  return (
    <div className={styles.place}>
      <div className={styles.said}>{t.signedIn}</div>
      <Button
        color="inherit"
        variant="outlined"
        onClick={signOut}
        className={styles.signOut}
        aria-label={t.signOut}
        title={t.signOut}
      >
        <LogOut size={18} />
        <span className={styles.words}>{t.signOut}</span>
      </Button>
    </div>
  );
}
