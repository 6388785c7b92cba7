import { useState } from 'react';
import { Alert } from '../components/feedback/Alert.tsx';
import { useSignInWords } from '../words/signIn.ts';

/** Says why the screen begins anew where nobody in this tab has done anything. */
export function KeyChanged() {
  const t = useSignInWords();
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <Alert
      severity="info"
      sx={{ margin: '16px 16px 0', marginInline: { md: 4 }, displayPrint: 'none' }}
      onClose={() => setIsRead(true)}
    >
      {t.endedBy.otherKey}
    </Alert>
  );
}
