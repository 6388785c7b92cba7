import { LookUpForm, type LookUpFormProps } from './LookUpForm.tsx';
import { RecentKols } from './RecentKols.tsx';

/** The field for ids, over the KOLs that were opened last. */
export const LookUp = (props: Omit<LookUpFormProps, 'children'>) => (
  <LookUpForm {...props}>
    <RecentKols />
  </LookUpForm>
);
