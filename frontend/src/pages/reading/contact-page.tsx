import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { formatOperator } from '../legal/terms-content.ts';
import { contactEmail, operator } from '../operator.ts';
import { SiteLayout } from '../site-layout.tsx';
import { SupportBlock } from '../support-block.tsx';

/** /contact */
export function Component() {
  return (
    <SiteLayout narrow>
      <PageHeading>Contact</PageHeading>
      <p>
        Contact us if something doesn't work or an estimate looks wrong. Tell us what you did and what you
        saw. Never send us your password.
      </p>
      <p>{formatOperator(operator, contactEmail)}</p>
      <SupportBlock />
    </SiteLayout>
  );
}
