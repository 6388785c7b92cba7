/** The code of the working list, which the screen needs only once there are ids. */
export const loadWorkingList = () => import('./WorkingList.tsx');
