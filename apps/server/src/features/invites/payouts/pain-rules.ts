import { isValidIBAN } from "ibantools";

/** An element of the file: its children in order, or its text. */
type Element = { name: string; text: string; attributes: string; children: Element[] };

/** Child elements in their order: `?` at most once, `+` once or more, else exactly once. */
type Sequence = readonly string[];

/** The part of pain.001.001.09 that payouts use, as the schema orders it. */
const SEQUENCES: Readonly<Record<string, Sequence>> = {
  Document: ["CstmrCdtTrfInitn"],
  CstmrCdtTrfInitn: ["GrpHdr", "PmtInf+"],
  GrpHdr: ["MsgId", "CreDtTm", "NbOfTxs", "CtrlSum", "InitgPty"],
  InitgPty: ["Nm"],
  PmtInf: [
    "PmtInfId",
    "PmtMtd",
    "BtchBookg?",
    "NbOfTxs",
    "CtrlSum",
    "PmtTpInf?",
    "ReqdExctnDt",
    "Dbtr",
    "DbtrAcct",
    "DbtrAgt",
    "ChrgBr?",
    "CdtTrfTxInf+",
  ],
  PmtTpInf: ["SvcLvl"],
  SvcLvl: ["Cd"],
  ReqdExctnDt: ["Dt"],
  Dbtr: ["Nm"],
  Cdtr: ["Nm"],
  DbtrAcct: ["Id"],
  CdtrAcct: ["Id"],
  DbtrAgt: ["FinInstnId"],
  FinInstnId: ["BICFI?", "Othr?"],
  CdtTrfTxInf: ["PmtId", "Amt", "Cdtr", "CdtrAcct", "RmtInf?"],
  PmtId: ["InstrId?", "EndToEndId"],
  Amt: ["InstdAmt"],
  RmtInf: ["Ustrd"],
  "DbtrAcct/Id": ["IBAN"],
  "CdtrAcct/Id": ["IBAN"],
  Othr: ["Id"],
};

const ID = /^(?!\/)(?!.*\/\/)[A-Za-z0-9/\-?:().,'+ ]{1,35}$/;
const TEXT = (max: number) => new RegExp(`^[A-Za-z0-9/\\-?:().,'+ ]{1,${max}}$`);
const isName = (text: string): boolean => TEXT(70).test(text) && /[A-Za-z0-9]/.test(text);
/** A day that the calendar has, with or without a time after it. */
const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) &&
  new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10));
const isSum = (text: string): boolean => /^\d{1,15}\.\d{2}$/.test(text);

/** What the text of an element must be (EPC132-08, EPC217-08). */
const TEXTS: Readonly<Record<string, (text: string) => boolean>> = {
  MsgId: (text) => ID.test(text),
  PmtInfId: (text) => ID.test(text),
  InstrId: (text) => ID.test(text),
  EndToEndId: (text) => ID.test(text),
  CreDtTm: (text) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/.test(text) && isDay(text),
  NbOfTxs: (text) => /^[1-9]\d{0,14}$/.test(text),
  CtrlSum: isSum,
  Nm: isName,
  PmtMtd: (text) => text === "TRF",
  BtchBookg: (text) => text === "true" || text === "false",
  Cd: (text) => text === "SEPA",
  Dt: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text),
  IBAN: (text) => isValidIBAN(text),
  BICFI: (text) => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text),
  Id: (text) => text === "NOTPROVIDED",
  ChrgBr: (text) => text === "SLEV",
  InstdAmt: (text) => /^\d{1,9}\.\d{2}$/.test(text) && Number(text) >= 0.01,
  Ustrd: (text) => TEXT(140).test(text),
};

const NAMESPACE = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";
/** The attributes that an element must have; every other has none. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  Document: new RegExp(
    `^ xmlns="${NAMESPACE}"( xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance")?( xsi:schemaLocation="${NAMESPACE} [\\w./]+")?$`,
  ),
  InstdAmt: /^ Ccy="EUR"$/,
};

/** Reads a file of elements, attributes and text; null if it is not well-formed. Comments and CDATA are not expected in it. */
function read(xml: string): Element | null {
  const root: Element = { name: "", text: "", attributes: "", children: [] };
  const open = [root];
  const body = xml.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>/i, "").trim();
  for (const token of body.match(/<[^<>]*>|[^<]+/g) ?? []) {
    const current = open.at(-1);
    const tag = /^<(\/?)([A-Za-z]\w*)([^>]*)>$/.exec(token);
    if (!current) return null;
    if (!tag) {
      if (token.includes("<") || token.includes(">")) return null;
      current.text += token;
    } else if (tag[1] === "/") {
      if (open.pop()?.name !== tag[2]) return null;
    } else {
      const element: Element = { name: tag[2] ?? "", text: "", attributes: tag[3] ?? "", children: [] };
      current.children.push(element);
      open.push(element);
    }
  }
  const [only, ...others] = root.children;
  return open.length === 1 && others.length === 0 && root.text === "" ? (only ?? null) : null;
}

/** The children as the sequence has them; null where one is missing, repeated, unknown or out of order. */
function fits(children: readonly Element[], sequence: Sequence): boolean {
  let at = 0;
  for (const step of sequence) {
    const name = step.replace(/[?+]$/, "");
    const before = at;
    while (children[at]?.name === name) at += 1;
    const found = at - before;
    if (found === 0 && !step.endsWith("?")) return false;
    if (found > 1 && !step.endsWith("+")) return false;
  }
  return at === children.length;
}

function problemsOf(element: Element, parent: string): string[] {
  const { name, text, attributes, children } = element;
  const path = `${parent}/${name}`;
  const problems = (ATTRIBUTES[name] ?? /^$/).test(attributes) ? [] : [`${path}: attributes ${attributes}`];
  const sequence = SEQUENCES[path.split("/").slice(-2).join("/")] ?? SEQUENCES[name];
  if (sequence && !(name === "Id" && children.length === 0)) {
    if (!fits(children, sequence)) problems.push(`${path}: ${children.map((child) => child.name)}`);
    if (text.trim() !== "") problems.push(`${path}: ${JSON.stringify(text)} between elements`);
    return [...problems, ...children.flatMap((child) => problemsOf(child, path))];
  }
  const check = TEXTS[name];
  if (!check || children.length > 0) problems.push(`${path}: unknown`);
  else if (!check(text)) problems.push(`${path}: ${JSON.stringify(text)}`);
  return problems;
}

const all = (element: Element, name: string): Element[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => all(child, name)),
];
/** Euros with two decimals as whole cents, without a floating-point number between. */
const centsOf = (text: string): number => Number(text.replace(".", ""));

type Totals = { count: number; cents: number };
function totalsOf(element: Element): Totals {
  const amounts = all(element, "InstdAmt").map(({ text }) => centsOf(text));
  return { count: amounts.length, cents: amounts.reduce((total, cents) => total + cents, 0) };
}
function wrongTotals({ name, children }: Element, { count, cents }: Totals): string[] {
  return children
    .filter(
      (child) =>
        (child.name === "NbOfTxs" && Number(child.text) !== count) ||
        (child.name === "CtrlSum" && centsOf(child.text) !== cents),
    )
    .map((child) => `${name}/${child.name}: ${child.text}`);
}

/**
 * What keeps a bank from taking a credit transfer file: the order of elements, what each may hold, and sums that do not add up.
 * `expected`: how many transfers of how much it must have.
 */
export function creditTransferProblems(xml: string, expected: Totals): string[] {
  const root = read(xml);
  if (root?.name !== "Document") return ["not well-formed"];
  const problems = problemsOf(root, "");
  const totals = totalsOf(root);
  if (totals.count !== expected.count || totals.cents !== expected.cents)
    problems.push("transfers are not what was approved");
  // The header counts all transfers, a payment its own.
  for (const header of all(root, "GrpHdr")) problems.push(...wrongTotals(header, totals));
  for (const payment of all(root, "PmtInf")) problems.push(...wrongTotals(payment, totalsOf(payment)));
  const ids = all(root, "EndToEndId").map(({ text }) => text);
  if (new Set(ids).size !== ids.length) problems.push("EndToEndId is repeated");
  return problems;
}
