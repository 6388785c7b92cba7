import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Page } from '../../components/layout/Page.tsx';
import { useKolMessages } from '../../i18n/kol.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { kolLookupPath, kolPath, kolsPath } from '../../paths.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { setIdParseResult, setKolsAddress, useWorkingList } from '../../storage/kolList.ts';
import { KolLookup } from './KolLookup.tsx';
import { KolsTabs } from './KolsTabs.tsx';
import type { ListIds } from './listState.ts';
import { Shortlists } from './Shortlists.tsx';

/** The page without a list: one id opens its profile, several open as a list, and saved lists can be opened. */
export function KolLookupPage({ given, setIds }: ListIds) {
  const t = useKolListMessages();
  const { backToList } = useKolMessages();
  const navigate = useNavigate();
  const list = useWorkingList();
  const hasDirectory = useHasDeskApi();
  const address = hasDirectory ? kolLookupPath() : kolsPath();
  useEffect(() => setKolsAddress(address), [address]);
  // With the directory, a tab leads to the list.
  const back = !hasDirectory && list.ids.length > 0 && (
    <Button component={Link} to={list.address} startIcon={<ChevronLeft size={18} />}>
      {backToList(list.ids.length)}
    </Button>
  );
  return (
    <Page
      title={t.title}
      // The tab and the field say the same.
      intro={hasDirectory ? undefined : t.intro}
      actions={back}
      tabs={hasDirectory && <KolsTabs tab="lookup" />}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
          gap: 2,
          marginTop: hasDirectory ? 1 : 0,
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
