import { LookUpForm, type LookUpFormProps } from './LookUpForm.tsx';
import { RecentKols } from './RecentKols.tsx';

/** The lookup field with the recent KOLs below. */
export const LookUp = (props: Omit<LookUpFormProps, 'children'>) => (
  <LookUpForm {...props}>
    <RecentKols />
  </LookUpForm>
);
