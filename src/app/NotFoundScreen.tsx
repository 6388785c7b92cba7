import Button from '@mui/material/Button';
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { routes } from '../paths.ts';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useCommonWords } from '../words/common.ts';
import { useFrameWords } from '../words/frame.ts';

/** Shown for an unknown URL. */
export function NotFoundScreen() {
  const t = useFrameWords();
  const { productName } = useCommonWords();
  return (
    <>
      <title>{`${t.notFoundTitle} · ${productName}`}</title>
      <StatePanel
        icon={<Compass size={40} />}
        title={t.notFoundTitle}
        headingLevel="h1"
        actions={
          <Button component={Link} variant="contained" to={routes.home}>
            {t.goHome}
          </Button>
        }
      >
        {t.notFound}
      </StatePanel>
    </>
  );
}
