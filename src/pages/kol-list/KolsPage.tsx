import Box from '@mui/material/Box';
import { useNavigate } from 'react-router';
import { focusParentOnUnmount } from '../../components/feedback/focusParentOnUnmount.ts';
import { Page } from '../../components/layout/Page.tsx';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { kolPath } from '../../paths.ts';
import { setIdParseResult } from '../../storage/kolList.ts';
import { KolListPage } from './KolListPage.tsx';
import { KolLookup } from './KolLookup.tsx';
import { Shortlists } from './Shortlists.tsx';
import { useListIds } from './useKolList.ts';

/** The KOL lookup and the KOL list. The interface has no operation that lists KOLs, so the user provides the ids. */
export function KolsPage() {
  const { text, found, setIds } = useListIds();
  const isEmpty = found.ids.length === 0;
  return (
    // One URL path with two pages: switching between them moves focus to the content, as between screens.
    <div key={isEmpty ? 'lookUp' : 'workingList'} ref={focusParentOnUnmount}>
      {isEmpty ? <KolLookupPage given={text} setIds={setIds} /> : <KolListPage found={found} setIds={setIds} />}
    </div>
  );
}

interface KolLookupPageProps {
  /** The value of `ids` in the URL. */
  given: string;
  setIds: (ids: readonly string[]) => void;
}

/** The page without a list: one id opens its profile, several open as a list, and saved lists can be opened. */
function KolLookupPage({ given, setIds }: KolLookupPageProps) {
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
