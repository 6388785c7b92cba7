import Button from '@mui/material/Button';
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { useAppMessages } from '../i18n/app.ts';
import { useCommonMessages } from '../i18n/common.ts';
import { routes } from '../paths.ts';

/** Shown for an unknown URL. */
export function NotFoundPage() {
  const t = useAppMessages();
  const { productName } = useCommonMessages();
  return (
    <>
      <title>{`${t.notFoundTitle} · ${productName}`}</title>
      <EmptyState
        icon={Compass}
        title={t.notFoundTitle}
        headingLevel="h1"
        actions={
          <Button component={Link} variant="contained" to={routes.home}>
            {t.goHome}
          </Button>
        }
      >
        {t.notFound}
      </EmptyState>
    </>
  );
}
