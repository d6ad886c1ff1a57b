import { randomUUID } from 'node:crypto';
import { By, Key, type WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { carRequest, healthRequest, toFillScript } from '#tests/end-to-end/support/prediction-forms.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { bundleInPage } from '#tests/support/in-page.ts';
import { pageStates, prerenderedPaths } from '#tests/support/page-states.ts';
import { ensureWebKit, startWebKit, type WebKit } from './support/webkit.ts';

const origin = inject('serverUrl');
const api = new ApiClient(origin);
const programs = await ensureWebKit();

/** Longer than a busy machine takes to load a page. */
const timeoutMs = 30_000;

const listDefects = `const done = arguments[arguments.length - 1];
  ${bundleInPage('list-defects')}
  document.fonts.ready.then(() => inPage.listDefects()).then(done, (error) => done([String(error)]));`;

/** Script: the first visible link, button or other control with a text, which notes that it is pressed. */
const findControl = `const control = [...document.querySelectorAll('a, button, summary')].find((element) =>
  element.checkVisibility() && !element.disabled && (element.ariaLabel ?? element.textContent.trim()) === arguments[0]);
  globalThis.isPressed = false;
  control?.addEventListener('click', () => { globalThis.isPressed = true; }, { capture: true, once: true });
  return control;`;

const yesOrNoQuestions = Object.entries(healthRequest).flatMap(([name, value]) =>
  value === 'yes' || value === 'no' ? [name] : [],
);

const findMisplacedQuestions = `return arguments[0].filter((name) => {
  const fieldset = document.getElementsByName(name)[0].closest('fieldset');
  const question = document.createRange();
  question.selectNodeContents(fieldset.querySelector('legend'));
  const [text, answer, box] = [question, fieldset.querySelector('label'), fieldset].map((one) =>
    one.getBoundingClientRect());
  const isBelowLine = text.top > box.top + parseFloat(getComputedStyle(fieldset).borderTopWidth);
  const isBeside = text.right <= answer.left && answer.top < text.bottom && answer.bottom > text.top;
  return !isBelowLine || !isBeside || text.bottom > box.bottom;
});`;

const isHydrated = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))`;

/** The tests of a window share it; both windows work at the same time. */
const inOrder = { concurrent: false };

const sizes = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];

describe.skipIf(!programs).concurrent.each(sizes)('WebKit at $width px', (size) => {
  let webkit: WebKit;
  beforeAll(async () => {
    if (programs) webkit = await startWebKit(programs, size);
  });
  afterAll(() => webkit?.[Symbol.asyncDispose]());

  const run = <Result>(script: string, ...values: unknown[]) =>
    webkit.driver.executeScript<Result>(script, ...values);
  /** Waits until an expression of a page is true. Scripts fail while another page is loaded. */
  const waitFor = (expression: string) => {
    const isTrue = () => run<boolean>(`return Boolean(${expression})`).catch(() => false);
    return webkit.driver.wait(isTrue, timeoutMs, `${expression} was not true`);
  };
  const waitForHeading = (text: string) =>
    waitFor(
      `[...document.querySelectorAll('h1, h2')].some((one) => one.textContent === ${JSON.stringify(text)})`,
    );
  const open = async (path: string) => {
    await webkit.driver.get(origin + path);
    await waitFor(isHydrated);
  };
  /**
   * Presses a control, again if it moved away from the pointer, was rendered anew in between, or if what arrives, such as
   * the line of prices, was over it. What stays covered fails.
   */
  const press = async (text: string) => {
    const pressOnce = async () => {
      const control = await run<WebElement | null>(findControl, text);
      await control?.click();
      // Another document has no note.
      return control !== null && run<boolean>('return globalThis.isPressed !== false').catch(() => true);
    };
    const pressCurrent = () =>
      pressOnce().catch((failure: Error) => {
        const isPassing = ['StaleElementReferenceError', 'ElementClickInterceptedError'];
        if (!isPassing.includes(failure.name)) throw failure;
        return false;
      });
    await webkit.driver.wait(pressCurrent, timeoutMs, `${text} was not pressed`);
  };
  const fill = (values: Readonly<Record<string, string | number>>) => run(toFillScript(values));
  /** Expects no defect once all parts of the page are loaded, which move others meanwhile. */
  const expectNoDefect = (state: string) =>
    vi.waitFor(
      async () => expect(await webkit.driver.executeAsyncScript(listDefects), state).toEqual([]),
      timeoutMs,
    );
  const storeToken = async (token: string) => {
    await webkit.driver.get(`${origin}/robots.txt`);
    await run("localStorage.setItem('token', arguments[0])", token);
  };
  /** On a phone the button is in the menu. */
  const logOut = async ({ menu, button, landing }: Record<'menu' | 'button' | 'landing', string>) => {
    if (size.width < 768) await press(menu);
    await press(button);
    await waitFor("document.querySelector('dialog:modal')");
    await run(
      "document.querySelector('dialog:modal button[class*=danger], dialog:modal button:last-of-type').click()",
    );
    await waitFor(`location.pathname === '${landing}' && !localStorage.getItem('token')`);
  };

  beforeEach(async () => {
    await webkit.driver.get(`${origin}/robots.txt`);
    await run('localStorage.clear(); sessionStorage.clear()');
  });

  it('a person estimates both premiums, from the landing page to the logout', inOrder, async () => {
    await open('/');
    await expectNoDefect('landing page');
    await fill({ zip: 77_002 });
    await press('See prices');
    await waitFor("location.pathname === '/estimate/health'");
    await waitForHeading('Estimate your health insurance premium');
    await fill({ age: 58 });
    await waitFor("document.querySelector('aside [data-level]')");
    await waitFor("document.querySelector('aside').offsetHeight < 120");
    await press('Show my prices');
    await waitForHeading('Your prices');
    await expectNoDefect('prices');
    await press('Answer the health questions');
    const { height: _height, age: _age, ...answers } = healthRequest;
    await waitFor("document.querySelector('[name=no_of_major_surgery]')");
    await fill({ ...answers, heightFt: 5, heightIn: 10 });
    await press('Predict Premium');
    await waitForHeading('Prediction Complete!');
    await expectNoDefect('result');
    await press('Register to keep it');
    await waitForHeading('Create your account');
    const password = 'Correct-Horse-7';
    await fill({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: `ada-${randomUUID()}@example.com`,
      phone_number: '+12025550101',
      password,
      confirm_password: password,
    });
    await run("document.querySelector('main form button[type=submit]').click()");
    await waitFor("location.pathname === '/login'");
    await press('View your estimate');
    await waitFor("location.pathname.startsWith('/main/history/') && document.querySelector('[data-level]')");
    await expectNoDefect('stored prediction');
    await open('/main/car_prediction');
    await waitFor("document.querySelector('[name=prv_accident]')");
    await fill(carRequest);
    await press('Predict Premium');
    await waitForHeading('Prediction Complete!');
    await expectNoDefect('car result');
    await logOut({ menu: 'Menu', button: 'Log Out', landing: '/' });
  });

  it('Back shows nothing of a user who has logged out on another page', inOrder, async () => {
    const { email, token } = await api.register();
    await storeToken(token);
    await open('/main/profile');
    await waitFor(`document.body.innerText.includes(${JSON.stringify(email)})`);
    await press('Español');
    await waitFor("location.pathname === '/es/main/profile' && document.querySelector('main form')");
    await logOut({ menu: 'Menú', button: 'Cerrar sesión', landing: '/es/' });
    for (const left of ['/es/main/profile', '/main/profile']) {
      await webkit.driver.navigate().back();
      await waitFor(`location.pathname !== '${left}' || !document.body.innerText.includes('@')`);
      // The path changes before the next page is rendered.
      await waitFor(`!document.body.innerText.includes(${JSON.stringify(email)})`);
    }
  });

  it('Back shows a form as it was left', inOrder, async () => {
    await open('/estimate/car');
    await waitFor("document.querySelector('[name=prv_accident]')");
    await fill(carRequest);
    await open('/about');
    await webkit.driver.navigate().back();
    await waitFor("location.pathname === '/estimate/car' && document.querySelector('[name=prv_accident]')");
    const values = Object.entries(carRequest).map(
      ([name, value]) => `document.getElementsByName('${name}')[0].value === '${value}'`,
    );
    await waitFor(values.join(' && '));
  });

  it('an amount is corrected, and a day typed, key by key', inOrder, async () => {
    const type = async (name: string, keys: readonly string[]) => {
      const field = await webkit.driver.findElement(By.name(name));
      await run('arguments[0].scrollIntoView({ block: "center" })', field);
      await run('if (document.activeElement !== arguments[0]) arguments[0].focus()', field);
      for (const key of keys) await webkit.driver.actions().keyDown(key).keyUp(key).perform();
      return field;
    };
    const read = (name: string) => run<string>(`return document.getElementsByName('${name}')[0].value`);
    await open('/estimate/health');
    await fill({ zip: 43_215, age: 40 });
    await waitFor("document.querySelector('#zip-status').textContent.includes('Franklin')");
    const income = 'household-income';
    await type(income, [...'50000', Key.HOME, Key.ARROW_RIGHT, Key.BACK_SPACE]);
    expect(await read(income)).toBe('0000');
    await type(income, [Key.HOME, '4', Key.TAB]);
    expect(await read(income)).toBe('40,000');
    await press('Show my prices');
    await waitForHeading('Your prices');
    await waitFor("document.querySelector('#changed')");
    await run("document.querySelector('#changed').open = true");
    await run(`document.querySelector('#changed input[value="job_begins"]').click()`);
    const day = 'day-job_begins';
    await waitFor(`document.getElementsByName('${day}')[0]`);
    await run('sessionStorage.removeItem("script-errors")');
    const steps = "return document.querySelector('#changed ol').innerText";
    const before = await run<string>(steps);
    // The order of month, day and year is the engine's, and some keys end in a year such as 0014.
    for (const key of [...'03142027', ...'2027-03-14', ...'14/03/1962']) {
      await type(day, [key]);
      const isPlausible = /^202[5-9]-/.test(await read(day));
      if (!isPlausible) expect(await run<string>(steps)).toBe(before);
    }
    expect(await run("return sessionStorage.getItem('script-errors')")).toBeNull();
  });

  it('a shorter page opens at its top', inOrder, async () => {
    await open('/terms');
    await press('Contact');
    await waitForHeading('Contact');
    await waitFor('scrollY === 0');
  });

  // Both windows have the same HTML, and both languages the same elements.
  it.runIf(size === sizes[0]).each(Object.entries(pageStates))(
    'every public page hydrates as its HTML after a reload with %s',
    inOrder,
    async (_state, script) => {
      const failed: string[] = [];
      for (const path of prerenderedPaths.filter((one) => !one.startsWith('/es/'))) {
        await open(path);
        await run(`sessionStorage.removeItem('script-errors'); ${script}`);
        await webkit.driver.navigate().refresh();
        await waitFor(isHydrated);
        // The website counts the errors that it reports.
        if (await run("return sessionStorage.getItem('script-errors')")) failed.push(path);
        await run('localStorage.clear(); sessionStorage.clear()');
      }
      expect(failed).toEqual([]);
    },
  );

  it(
    'a link on the page that it leads to shows its prices, and its answers fill the form',
    inOrder,
    async () => {
      await open('/estimate/health');
      await run("location.hash = '#answers.1.TX-48201-.2027.78000..a38.a36.c9.c6.ofm5ac'");
      await waitForHeading('These answers came with a link');
      expect(await run('return location.pathname + location.hash')).toBe('/estimate/health');
      await expectNoDefect('link');
      await press('Use these answers');
      await waitFor(`document.querySelector('[name="age"]').value === '38'`);
      expect(await run(`return document.querySelector('[name="household-income"]').value`)).toBe('78,000');
      await run('localStorage.clear(); sessionStorage.clear()');
    },
  );

  it('a yes-or-no question has its line above, the question left, the answers right', inOrder, async () => {
    await open('/estimate/health');
    // A font that is loaded later moves the texts.
    await vi.waitFor(
      async () => expect(await run<string[]>(findMisplacedQuestions, yesOrNoQuestions)).toEqual([]),
      timeoutMs,
    );
  });
});
