import { expect, test } from "vitest";
import { check, hasEnded, isSameBirth, readMrz } from "./mrz.ts";

// The specimens of ICAO 9303, parts 4 and 5.
const PASSPORT = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10";
const CARD = "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<";

test("the specimens' check digits are right", () => {
  for (const specimen of [PASSPORT, CARD, CARD.toLowerCase(), ` ${CARD.replaceAll("<<", "< <")} \n`])
    expect(readMrz(specimen)).toMatchObject({
      number: "good",
      birth: "good",
      expiry: "good",
      whole: "good",
      birthdate: "740812",
    });
});

test("one wrong sign is found, also two that were swapped", () => {
  expect(readMrz(CARD.replace("7408122", "7408132"))).toMatchObject({ birth: "bad", whole: "bad" });
  expect(readMrz(CARD.replace("D231458907", "D321458907"))).toMatchObject({ number: "bad" });
  expect(check("L898902C3", "6")).toBe("good");
});

test("what is blacked out stays open", () => {
  expect(readMrz(CARD.replace("D23145890", "?????????"))).toMatchObject({
    number: "covered",
    birth: "good",
    expiry: "good",
    whole: "covered",
  });
});

test("anything else is no such text", () => {
  for (const typed of ["", "abc", CARD.slice(1), `${PASSPORT}!`, "<".repeat(5_000)])
    expect(readMrz(typed)).toBeNull();
});

test("birth date and end are compared", () => {
  const mrz = readMrz(CARD);
  if (!mrz) throw new Error("it is one");
  expect(isSameBirth(mrz, "1974-08-12")).toBe(true);
  expect(isSameBirth(mrz, "1974-08-13")).toBe(false);
  expect(hasEnded(mrz, new Date("2012-04-15"))).toBe(false);
  expect(hasEnded(mrz, new Date("2012-04-16"))).toBe(true);
});
