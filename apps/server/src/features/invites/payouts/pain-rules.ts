import { isValidIBAN } from "ibantools";

/** An element of the file: its children in order, or its text. */
type Element = { name: string; text: string; attributes: string; children: Element[] };

/** Elements that may stand in another, in this order: `?` at most once, `+` once or more, else exactly once. */
type Sequence = readonly string[];

/** The part of pain.001.001.09 that payouts use, as the schema orders it. */
const SEQUENCES: Readonly<Record<string, Sequence>> = {
  Document: ["CstmrCdtTrfInitn"],
  CstmrCdtTrfInitn: ["GrpHdr", "PmtInf+"],
  GrpHdr: ["MsgId", "CreDtTm", "NbOfTxs", "CtrlSum?", "InitgPty"],
  InitgPty: ["Nm"],
  PmtInf: [
    "PmtInfId",
    "PmtMtd",
    "BtchBookg?",
    "NbOfTxs?",
    "CtrlSum?",
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
const isSum = (text: string): boolean => /^\d{1,15}\.\d{2}$/.test(text);

/** What the text of an element must be (EPC132-08, EPC217-08). */
const TEXTS: Readonly<Record<string, (text: string) => boolean>> = {
  MsgId: (text) => ID.test(text),
  PmtInfId: (text) => ID.test(text),
  InstrId: (text) => ID.test(text),
  EndToEndId: (text) => ID.test(text),
  CreDtTm: (text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/.test(text),
  NbOfTxs: (text) => /^[1-9]\d{0,14}$/.test(text),
  CtrlSum: isSum,
  Nm: isName,
  PmtMtd: (text) => text === "TRF",
  BtchBookg: (text) => text === "true" || text === "false",
  Cd: (text) => text === "SEPA",
  Dt: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text),
  IBAN: (text) => isValidIBAN(text),
  BICFI: (text) => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text),
  Id: (text) => text === "NOTPROVIDED",
  ChrgBr: (text) => text === "SLEV",
  InstdAmt: (text) => /^\d{1,9}\.\d{2}$/.test(text) && Number(text) >= 0.01,
  Ustrd: (text) => TEXT(140).test(text),
};

/** Reads a file of elements, attributes and text; null if it is not well-formed. Comments and CDATA are not expected in it. */
function read(xml: string): Element | null {
  const root: Element = { name: "", text: "", attributes: "", children: [] };
  const open = [root];
  const body = xml.replace(/^<\?xml[^>]*\?>/, "");
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
  return open.length === 1 && root.children.length === 1 ? (root.children[0] ?? null) : null;
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
  const path = `${parent}/${element.name}`;
  const sequence = SEQUENCES[path.split("/").slice(-2).join("/")] ?? SEQUENCES[element.name];
  if (sequence && !(element.name === "Id" && element.children.length === 0)) {
    const own = fits(element.children, sequence)
      ? []
      : [`${path}: ${element.children.map(({ name }) => name)}`];
    return [...own, ...element.children.flatMap((child) => problemsOf(child, path))];
  }
  const check = TEXTS[element.name];
  if (!check || element.children.length > 0) return [`${path}: unknown`];
  const currency = element.name !== "InstdAmt" || element.attributes.trim() === 'Ccy="EUR"';
  return check(element.text) && currency ? [] : [`${path}: ${JSON.stringify(element.text)}`];
}

const all = (element: Element, name: string): Element[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => all(child, name)),
];
/** Euros with two decimals as whole cents, without a floating-point number between. */
const centsOf = (text: string): number => Number(text.replace(".", ""));

/**
 * What keeps a bank from taking a credit transfer file: the order of elements, what each may hold, and sums that do not add up.
 * `expected`: how many transfers of how much it must have.
 */
export function creditTransferProblems(xml: string, expected: { count: number; cents: number }): string[] {
  const root = read(xml);
  if (root?.name !== "Document") return ["not well-formed"];
  const problems = problemsOf(root, "");
  if (!root.attributes.includes('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"'))
    problems.push("namespace");
  const amounts = all(root, "InstdAmt").map(({ text }) => centsOf(text));
  const sum = amounts.reduce((total, cents) => total + cents, 0);
  if (amounts.length !== expected.count || sum !== expected.cents)
    problems.push("transfers are not what was approved");
  for (const { text } of all(root, "NbOfTxs"))
    if (Number(text) !== amounts.length) problems.push(`NbOfTxs: ${text}`);
  for (const { text } of all(root, "CtrlSum")) if (centsOf(text) !== sum) problems.push(`CtrlSum: ${text}`);
  const ids = all(root, "EndToEndId").map(({ text }) => text);
  if (new Set(ids).size !== ids.length) problems.push("EndToEndId is repeated");
  return problems;
}
