import Box from '@mui/material/Box';
import { useNavigate } from 'react-router';
import { Page } from '../../components/layout/Page.tsx';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { kolPath } from '../../paths.ts';
import { setIdParseResult } from '../../storage/kolList.ts';
import { KolLookup } from './KolLookup.tsx';
import { Shortlists } from './Shortlists.tsx';

interface KolLookupPageProps {
  /** The value of `ids` in the URL. */
  given: string;
  setIds: (ids: readonly string[]) => void;
}

/** The page without a list: one id opens its profile, several open as a list, and saved lists can be opened. */
export function KolLookupPage({ given, setIds }: KolLookupPageProps) {
  const t = useKolListMessages();
  const navigate = useNavigate();
  return (
    <Page title={t.title} intro={t.intro}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
          gap: 2,
        }}
      >
        <KolLookup
          key={given}
          isAdding={false}
          given={given}
          onFound={(found) => {
            setIdParseResult(found);
            const [only, ...more] = found.ids;
            if (only !== undefined && more.length === 0) void navigate(kolPath(only));
            else setIds(found.ids);
          }}
        />
        <Shortlists />
      </Box>
    </Page>
  );
}
