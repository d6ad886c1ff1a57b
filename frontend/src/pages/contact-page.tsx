import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { SiteFrame } from './site-frame.tsx';
import { SupportBlock } from './support-block.tsx';

/** How to reach support. */
export function ContactPage() {
  return (
    <SiteFrame narrow>
      <PageHeading>Contact</PageHeading>
      <p>
        Write to us when something doesn't work or an estimate looks wrong. Say what you did and what you saw;
        never send a password.
      </p>
      <SupportBlock />
    </SiteFrame>
  );
}
