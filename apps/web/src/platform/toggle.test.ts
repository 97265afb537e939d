import { expect, test } from "vitest";
import { toggle } from "./toggle.ts";

/** A server that answers when sent to, and a button that shows what is wished. */
function stage() {
  const sent: boolean[] = [];
  const shown: boolean[] = [];
  const settled: boolean[] = [];
  const refused: unknown[] = [];
  const answers: { yes: () => void; no: () => void }[] = [];
  const work = (before: boolean) => ({
    before,
    show: (on: boolean) => shown.push(on),
    send: (on: boolean) => {
      sent.push(on);
      return new Promise<boolean>((resolve, reject) =>
        answers.push({ yes: () => resolve(on), no: () => reject(new Error("refused")) }),
      );
    },
    onSettled: (answer: boolean) => settled.push(answer),
    onRefused: (failure: unknown) => refused.push(failure),
  });
  return { sent, shown, settled, refused, answers, work };
}
const rest = () => new Promise((resolve) => setTimeout(resolve));

test("toggle: shows the new value at once and sends it once", async () => {
  const { sent, shown, settled, answers, work } = stage();
  const done = toggle("one", true, work(false));
  expect([sent, shown, settled]).toEqual([[true], [true], []]);
  answers[0]?.yes();
  await done;
  expect([sent, settled]).toEqual([[true], [true]]);
});

test("several changes during a request: only the last value is sent", async () => {
  const { sent, shown, settled, answers, work } = stage();
  const done = toggle("two", true, work(false));
  void toggle("two", false, work(true));
  void toggle("two", true, work(false));
  void toggle("two", false, work(true));
  expect(shown).toEqual([true, false, true, false]);
  answers[0]?.yes();
  await rest();
  expect(sent).toEqual([true, false]);
  answers[1]?.yes();
  await done;
  expect(settled).toEqual([false]);
});

test("a refusal restores the previous value, and the next press starts again", async () => {
  const { shown, refused, answers, sent, work } = stage();
  const done = toggle("three", true, work(false));
  answers[0]?.no();
  await done;
  expect(shown).toEqual([true, false]);
  expect(refused).toHaveLength(1);
  const again = toggle("three", true, work(false));
  answers[1]?.yes();
  await again;
  expect(sent).toEqual([true, true]);
});

test("a refused second thought leaves what the server did last", async () => {
  const { shown, answers, work } = stage();
  const done = toggle("four", true, work(false));
  void toggle("four", false, work(true));
  answers[0]?.yes();
  await rest();
  answers[1]?.no();
  await done;
  expect(shown.at(-1)).toBe(true);
});
