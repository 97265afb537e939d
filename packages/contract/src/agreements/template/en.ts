import type { Given, Words } from "./words.ts";

const law = { de: "Germany", at: "Austria", ch: "Switzerland" } as const;
const other = (side: "a" | "b") => (side === "a" ? "b" : "a");
const isOneSided = ({ kind }: Given) => kind === "nda_one_sided";
const days = (n: number) => (n === 1 ? "one day" : `${n} days`);
const hours = (n: number) => (n === 1 ? "one hour" : `${n} hours`);
const months = (n: number) => (n === 1 ? "one month" : `${n} months`);
const leadDecides = (name: string) =>
  `If no agreement is reached by an agreed time, ${name} decides. The parties always decide jointly on money, shares and the end of the cooperation.`;

/** Papers in English: clause by clause what the German ones say. */
export const english: Words = {
  titles: {
    nda_one_sided: "One-Way Non-Disclosure Agreement",
    nda_mutual: "Mutual Non-Disclosure Agreement",
    mou: "Memorandum of Understanding",
  },
  preamble: {
    nda_one_sided: "Those named above (together “the parties”) agree as follows:",
    nda_mutual: "Those named above (together “the parties”) agree as follows:",
    mou: "Those named above (together “the parties”) record how they intend to work together:",
  },
  sides: { a: "Party A", b: "Party B" },
  gaps: { name: "[name]", address: "[address]" },
  actsFor: "represented by",
  clauses: {
    purpose: {
      title: "Purpose",
      say: (given) => [
        isOneSided(given)
          ? `${given.name(given.fields.discloser)} (the “disclosing party”) makes confidential information available to ${given.name(other(given.fields.discloser))} (the “receiving party”) for the following purpose:`
          : "The parties exchange confidential information for the following purpose. Each is the “disclosing party” of the information it gives and the “receiving party” of the other’s:",
        given.typed(given.fields.purpose, "[purpose]"),
      ],
    },
    definition: {
      title: "Confidential Information",
      say: ({ fields }) => [
        `All information is confidential which the disclosing party makes available to the receiving party for this purpose orally, in writing, electronically or otherwise and which is marked as confidential or whose confidentiality follows from its nature or the circumstances, in particular trade secrets${fields.law === "de" ? " within the meaning of section 2 no. 1 of the German Trade Secrets Act (GeschGehG)" : ""}, business ideas, figures, customer data, drafts, processes and source code. That the parties are in talks is confidential as well.`,
        ...(fields.information ? ["This includes in particular:", fields.information] : []),
      ],
    },
    exceptions: {
      title: "Exceptions",
      say: () => [
        "Information is not confidential where the receiving party proves that it",
        "a) was public when it was disclosed or became public later without a breach of this agreement,",
        "b) was already lawfully known to the receiving party when it was disclosed,",
        "c) was received from third parties who did not breach a duty of confidentiality, or",
        "d) was developed by the receiving party itself without using confidential information.",
      ],
    },
    duties: {
      title: "Duties of the Receiving Party",
      say: ({ fields }) => [
        "The receiving party undertakes to",
        "a) keep confidential information secret and use it only for the purpose stated,",
        `b) protect it by reasonable measures${fields.law === "de" ? " (section 2 no. 1 (b) GeschGehG)" : ""} and with at least the care it takes of its own secrets,`,
        "c) refrain from obtaining it by observing, studying, disassembling or testing products or programs provided, unless mandatory law permits this, and",
        "d) notify the disclosing party without delay of any unauthorised access it learns of.",
      ],
    },
    disclosure: {
      title: "Passing On",
      say: () => [
        "The receiving party may pass confidential information on only to staff and to advisers bound by professional secrecy who need to know it for the purpose stated and are bound to confidentiality to the same extent. It is liable for their breaches as for its own.",
        "If a law or an order of a court or authority requires disclosure, the receiving party informs the disclosing party beforehand as far as this is permitted and discloses no more than necessary. Reports that the law permits for the protection of whistleblowers remain permitted.",
      ],
    },
    return: {
      title: "Return and Deletion",
      say: ({ fields }) => [
        `On request, and at the latest when this agreement ends, the receiving party returns or destroys all embodied confidential information within ${days(fields.return_days)}, deletes electronic copies and confirms this in text form.`,
        "Copies that must be kept by law and customary automatic backups are excepted; they remain confidential.",
      ],
    },
    term: {
      title: "Term",
      say: ({ kind, fields }) =>
        kind === "mou"
          ? [
              `This memorandum applies from the second signature for ${months(fields.term_months)}. It ends earlier as soon as the parties conclude articles of association or another contract that replaces it.`,
            ]
          : [
              `This agreement takes effect with the second signature and applies for ${months(fields.term_months)}.`,
              fields.after_months > 0
                ? `The duties of confidentiality continue for ${months(fields.after_months)} after its end, and beyond that for trade secrets as long as they remain such.`
                : "After its end the duties of confidentiality continue for trade secrets as long as they remain such.",
              "The right to terminate for good cause remains unaffected.",
            ],
    },
    penalty: {
      title: "Contractual Penalty",
      say: ({ fields, money }) => [
        fields.penalty === "fixed"
          ? `For each culpable breach of this agreement the receiving party pays the disclosing party a contractual penalty of ${money(fields.penalty_cents)}.`
          : "For each culpable breach of this agreement the receiving party pays the disclosing party a reasonable contractual penalty, whose amount the disclosing party sets at its equitable discretion and which the competent court may review in case of dispute.",
        "Further claims, in particular for damages and injunctive relief, remain unaffected. The penalty is set off against damages.",
      ],
    },
    no_licence: {
      title: "No Rights, No Further Obligations",
      say: () => [
        "All rights in confidential information remain with the disclosing party. This agreement grants no licences, rights of use or intellectual property rights.",
        "No party is obliged to disclose particular information or to conclude a further contract. No warranty is given that the information is correct or complete.",
      ],
    },
    law: {
      title: "Governing Law and Jurisdiction",
      say: ({ fields, typed }) => [
        `The law of ${law[fields.law]} applies, excluding its conflict-of-law rules. As far as legally permissible, the place of jurisdiction is ${typed(fields.place, "[place]")}. Mandatory rights of consumers remain unaffected.`,
      ],
    },
    extra: { title: "Special Provisions", say: ({ fields }) => [fields.extra] },
    final: {
      title: "Final Provisions",
      say: () => [
        "There are no oral side agreements. Amendments require text form; this also applies to waiving this clause. Individual agreements take precedence.",
        "If a provision is invalid or unenforceable, the others remain valid. The statutory rules take its place.",
      ],
    },
    aims: {
      title: "Aim of the Cooperation",
      say: ({ fields, typed }) => [
        "Together the parties want to achieve the following:",
        typed(fields.aims, "[aim]"),
      ],
    },
    contributions: {
      title: "Contributions",
      say: ({ fields, name, typed }) => [
        `${name("a")} contributes:`,
        typed(fields.contribution_a, "nothing in particular"),
        `${name("b")} contributes:`,
        typed(fields.contribution_b, "nothing in particular"),
        "What a party created before the cooperation remains its property. The parties agree on rights in what they create together before they exploit it.",
      ],
    },
    hours: {
      title: "Time",
      say: ({ fields, name }) => [
        `${name("a")} plans an average of ${hours(fields.hours_a)} a week, ${name("b")} ${hours(fields.hours_b)}. Whoever foreseeably has less time tells the other party in good time.`,
      ],
    },
    money: {
      title: "Money",
      say: ({ fields, name, money }) => [
        `${name("a")} intends to put in ${money(fields.money_a_cents)}, ${name("b")} ${money(fields.money_b_cents)}. The parties decide jointly and beforehand on expenses and commitments at the expense of both.`,
      ],
    },
    shares: {
      title: "Shares",
      say: ({ fields, name }) => [
        fields.shares === "fixed"
          ? `In a joint company ${name("a")} is to hold ${fields.share_a} per cent and ${name("b")} ${100 - fields.share_a} per cent; profit and loss are to be distributed likewise.`
          : "The parties decide jointly on shares in a joint company and on the distribution of profit and loss before they found the company.",
      ],
    },
    decisions: {
      title: "Decisions",
      say: ({ fields, name }) => [
        {
          together: "The parties decide jointly on everything beyond day-to-day business.",
          by_field:
            "Each party decides in the field it has taken on. The parties decide jointly on what concerns both fields or goes beyond day-to-day business.",
          lead_a: leadDecides(name("a")),
          lead_b: leadDecides(name("b")),
        }[fields.decisions],
      ],
    },
    leaving: {
      title: "Leaving",
      say: ({ fields }) => [
        `Each party may end the cooperation in text form with ${fields.notice_weeks === 1 ? "one week’s" : `${fields.notice_weeks} weeks’`} notice. Work in progress is handed over in an orderly way.`,
        {
          give_back:
            "Whoever leaves gives back the shares envisaged and receives the money put in as far as it is still there.",
          keep_earned:
            "Whoever leaves is to keep the share that corresponds to what was done until then; the rest goes to the other party.",
          sell_to_them:
            "Whoever leaves is to offer their share to the other party at a fair price before offering it to third parties.",
        }[fields.leaving],
      ],
    },
    confidentiality: {
      title: "Confidentiality",
      say: ({ fields }) => [
        `Each party keeps the other’s confidential information secret, protects it reasonably and uses it only for the cooperation. This continues for ${months(Math.max(1, fields.after_months))} after the end. Excepted is what is public, already known, lawfully obtained from third parties or independently developed, or must be disclosed by law.`,
      ],
    },
    binding: {
      title: "Binding Effect",
      say: () => [
        "This memorandum records what the parties intend. It is not legally binding, except for the sections “Confidentiality”, “Binding Effect”, “Term”, “Governing Law and Jurisdiction” and “Final Provisions”.",
        "It establishes neither a partnership nor an employment relationship, does not oblige anyone to conclude a contract and gives no party the right to act for the other. Each party bears its own costs.",
      ],
    },
  },
  paper: {
    party: "Party",
    address: "Address",
    signatures: "Signatures",
    byHand: "Place, date, signature",
    signed: "Signed on",
    notSigned: "Not signed yet",
    account: "Account",
    simple: "Simple electronic signature (Art. 3 no. 10 eIDAS Regulation)",
    hash: "Checksum of this version (SHA-256)",
    draft: "Draft",
    replaced: "Replaced: the text has been changed since.",
    advice: "Template, not legal advice",
  },
};
