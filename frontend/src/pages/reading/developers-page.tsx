import { Link } from 'react-router-dom';
import { estimatesPerMinute } from '#contract/errors.ts';
import { bodyExamples, planExamples } from '#contract/examples.ts';
import { paths } from '#frontend/paths.ts';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { SiteLayout } from '../site-layout.tsx';
import styles from './reading-page.module.css';

const formatRequest = (path: string, body?: object) => {
  const options = body && ` -H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
  return `curl -sf "$premia${path}"${options ?? ''}`;
};

const requests = [
  { title: 'Find the county of a ZIP code', text: formatRequest('/api/places/77002/') },
  {
    title: 'Price plans for a household',
    text: formatRequest('/api/estimates/plans/', planExamples.Texas),
  },
  {
    title: 'Estimate a car premium',
    text: formatRequest('/api/estimates/car_insurance/', bodyExamples['estimate-car-premium']),
  },
];

/** Lines with which assistants find the server, with the address of this website in place of the name. */
const settings = [
  {
    title: 'Claude Code',
    text: 'claude mcp add --transport http premia "$premia/api/mcp/"',
  },
  {
    title: 'VS Code, in .vscode/mcp.json',
    text: '{ "servers": { "premia": { "type": "http", "url": "https://…/api/mcp/" } } }',
  },
];

function Commands({ lines }: { lines: readonly { title: string; text: string }[] }) {
  return lines.map(({ title, text }) => (
    <section key={title} className="stack-8">
      <h3>{title}</h3>
      <p>
        <code>{text}</code>
      </p>
    </section>
  ));
}

/** /developers */
export function Component() {
  return (
    <SiteLayout narrow>
      <PageHeading>For developers</PageHeading>
      <p>
        The prices of this website, after tax credit and state help, for your own program. No account or key
        is needed. The figures are information, not an offer.
      </p>
      <div className={styles.text}>
        <section className={styles.text}>
          <h2>Three requests</h2>
          <p>
            Set <code>premia</code> to the address of this website. <a href="/openapi.json">openapi.json</a>{' '}
            describes every path, field and error.
          </p>
          <Commands lines={requests} />
        </section>
        <section className={styles.text}>
          <h2>Assistants</h2>
          <p>
            The Model Context Protocol server is at <code>/api/mcp/</code>: five tools that only read, over
            streamable HTTP without sessions.
          </p>
          <Commands lines={settings} />
        </section>
        <section className={styles.text}>
          <h2>Limits</h2>
          <p>
            {estimatesPerMinute} requests a minute for each IPv4 address or IPv6 /64 network, in all four
            together: estimates, plans, places and assistants. Above, the status is 429, and Retry-After has
            the seconds to wait. A request has at most 64 KiB.
          </p>
        </section>
        <section className={styles.text}>
          <h2>Versions</h2>
          <p>
            Fields may be added to responses: ignore those that you do not know. Branch on codes, not on
            messages. Every price of a health plan has its plan year.
          </p>
        </section>
        <section className={styles.text}>
          <h2>Data that is stored</h2>
          <p>
            A counter of requests, by a hash of the address, and for 30 days a line of the log with route,
            time and status. The data of a request is not stored. The{' '}
            <Link to={paths.privacy}>privacy page</Link> has the details.
          </p>
        </section>
        <section className={styles.text}>
          <h2>Use of the figures</h2>
          <p>
            You may use and publish the figures with their sources, and with the plan year and basis that the
            response has: marketplace prices by CMS and the states, counties by HUD and the Census, poverty
            lines by HHS, percentages by the IRS, average car premiums of 2023 by NAIC.
          </p>
        </section>
      </div>
    </SiteLayout>
  );
}
