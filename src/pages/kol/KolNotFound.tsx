import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { kolsPath } from '../../paths.ts';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useKolWords } from '../../words/kol.ts';

/** An id that the service does not know, with what else there is to say about the look-up that led here. */
export function KolNotFound({ kolId, children }: { kolId: string; children: ReactNode }) {
  const t = useKolWords();
  const { productName } = useCommonWords();
  return (
    <>
      <title>{`${t.notFoundTitle} · ${productName}`}</title>
      <Box sx={{ px: { xs: 2, md: 4 }, pt: 2, '&:empty': { display: 'none' } }}>{children}</Box>
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
