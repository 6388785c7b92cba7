import Button from '@mui/material/Button';
import { UserX } from 'lucide-react';
import { Link } from 'react-router';
import { kolsPath } from '../../paths.ts';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { useKolWords } from '../../words/kol.ts';

/** An id that the service does not know. */
export function KolNotFound({ kolId }: { kolId: string }) {
  const t = useKolWords();
  return (
    <>
      <title>{t.notFoundTitle}</title>
      <StatePanel
        icon={<UserX size={40} />}
        title={t.notFoundTitle}
        headingLevel="h1"
        actions={
          <Button variant="contained" component={Link} to={kolsPath()}>
            {t.lookUpAnother}
          </Button>
        }
      >
        {t.notFound(kolId)}
      </StatePanel>
    </>
  );
}
