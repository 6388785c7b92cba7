import { LogOut } from 'lucide-react';
import { useSubmit } from 'react-router';
import { signInPath } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { useFrameWords } from '../words/frame.ts';
import styles from './SignedIn.module.css';

/** Says that somebody is signed in, and signs out. */
export function SignedIn() {
  const t = useFrameWords();
  const submit = useSubmit();
  return (
    <div className={styles.place}>
      <div className={styles.said}>{t.signedIn}</div>
      <Button
        color="inherit"
        variant="outlined"
        onClick={() => submit(null, { method: 'post', action: signInPath() })}
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
