import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserX } from 'lucide-react';
import { Link } from 'react-router';
import { kolsPath } from '../../paths.ts';
import { FaultDetail } from '../../ui/FaultDetail.tsx';
import type { ShownFault } from '../../ui/FaultNotice.tsx';
import { marksOf } from '../../ui/faultWords.ts';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useKolWords } from '../../words/kol.ts';
import { LookUpReport } from '../shared/LookUpReport.tsx';

interface KolNotFoundProps {
  kolId: string;
  /** The response of the service. */
  fault: ShownFault;
}

/** Shown if the service does not know the id. */
export function KolNotFound({ kolId, fault }: KolNotFoundProps) {
  const t = useKolWords();
  const common = useCommonWords();
  return (
    <>
      <title>{`${t.notFoundTitle} · ${common.productName}`}</title>
      <Box sx={{ padding: '16px 16px 0', paddingInline: { md: 4 }, '&:empty': { display: 'none' } }}>
        <LookUpReport kolIds={[kolId]} />
      </Box>
      <StatePanel
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
        <FaultDetail title={t.notFoundTitle} marks={marksOf(fault, common.fault)} at={fault.at} />
      </StatePanel>
    </>
  );
}
