import { MissingPage } from '@/ui/base/missing-page'

/** An address we do not have. */
export const NotFoundScreen = () => <MissingPage kind="page" />
