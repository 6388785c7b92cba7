import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserX } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorDetails } from '../../components/feedback/ErrorDetails.tsx';
import type { ShownError } from '../../components/feedback/errorMessages.ts';
import { marksOf } from '../../components/feedback/errorMessages.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { kolsPath } from '../../paths.ts';
import { IdParseReport } from '../shared/IdParseReport.tsx';

interface KolNotFoundProps {
  kolId: string;
  /** The response of the service. */
  fault: ShownError;
}

/** Shown if the service does not know the id. */
export function KolNotFound({ kolId, fault }: KolNotFoundProps) {
  const t = useKolMessages();
  const common = useCommonMessages();
  return (
    <>
      <title>{`${t.notFoundTitle} · ${common.productName}`}</title>
      <Box sx={{ padding: '16px 16px 0', paddingInline: { md: 4 }, '&:empty': { display: 'none' } }}>
        <IdParseReport kolIds={[kolId]} />
      </Box>
      <EmptyState
        icon={<UserX size={40} />}
        title={t.notFoundTitle}
        headingLevel="h1"
        actions={
          <Button component={Link} variant="contained" to={kolsPath()}>
            {t.lookUpAnother}
          </Button>
        }
      >
        {t.notFound(kolId)}
        <div>{common.fault.notFound.help}</div>
        <ErrorDetails title={t.notFoundTitle} marks={marksOf(fault, common.fault)} at={fault.at} />
      </EmptyState>
    </>
  );
}
