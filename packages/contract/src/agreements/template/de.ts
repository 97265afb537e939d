import type { Given, Words } from "./words.ts";

const law = { de: "deutsches", at: "österreichisches", ch: "schweizerisches" } as const;
const other = (side: "a" | "b") => (side === "a" ? "b" : "a");
const isOneSided = ({ kind }: Given) => kind === "nda_one_sided";
const days = (n: number) => (n === 1 ? "eines Tages" : `von ${n} Tagen`);
const hours = (n: number) => (n === 1 ? "eine Stunde" : `${n} Stunden`);
const months = (n: number) => (n === 1 ? "einen Monat" : `${n} Monate`);
const leadDecides = (name: string) =>
  `Kommt bis zu einem vereinbarten Zeitpunkt keine Einigung zustande, so entscheidet ${name}. Über Geld, Anteile und das Ende der Zusammenarbeit entscheiden die Parteien immer gemeinsam.`;

/** Papers in German, worded for German law; where another is chosen, its statutes are not named. */
export const german: Words = {
  titles: {
    nda_one_sided: "Einseitige Vertraulichkeitsvereinbarung",
    nda_mutual: "Gegenseitige Vertraulichkeitsvereinbarung",
    mou: "Absichtserklärung zur Zusammenarbeit",
  },
  preamble: {
    nda_one_sided: "Zwischen den oben Genannten (gemeinsam „die Parteien“) wird Folgendes vereinbart:",
    nda_mutual: "Zwischen den oben Genannten (gemeinsam „die Parteien“) wird Folgendes vereinbart:",
    mou: "Die oben Genannten (gemeinsam „die Parteien“) halten fest, wie sie zusammenarbeiten wollen:",
  },
  sides: { a: "Partei A", b: "Partei B" },
  gaps: { name: "[Name]", address: "[Anschrift]" },
  actsFor: "vertreten durch",
  clauses: {
    purpose: {
      title: "Zweck",
      say: (given) => [
        isOneSided(given)
          ? `${given.name(given.fields.discloser)} (die „offenlegende Partei“) macht ${given.name(other(given.fields.discloser))} (der „empfangenden Partei“) zu folgendem Zweck vertrauliche Informationen zugänglich:`
          : "Die Parteien tauschen zu folgendem Zweck vertrauliche Informationen aus. Jede von ihnen ist für die Informationen, die sie preisgibt, „offenlegende Partei“ und für die Informationen der anderen „empfangende Partei“:",
        given.typed(given.fields.purpose, "[Zweck]"),
      ],
    },
    definition: {
      title: "Vertrauliche Informationen",
      say: ({ fields }) => [
        `Vertraulich sind alle Informationen, die die offenlegende Partei der empfangenden Partei zum genannten Zweck mündlich, schriftlich, elektronisch oder auf andere Weise zugänglich macht und die als vertraulich bezeichnet sind oder deren Vertraulichkeit sich aus ihrer Art oder aus den Umständen ergibt, insbesondere Geschäftsgeheimnisse${fields.law === "de" ? " im Sinne von § 2 Nr. 1 GeschGehG" : ""}, Geschäftsideen, Zahlen, Kundendaten, Entwürfe, Verfahren und Quelltexte. Vertraulich ist auch, dass die Parteien miteinander sprechen.`,
        ...(fields.information ? ["Dazu gehören insbesondere:", fields.information] : []),
      ],
    },
    exceptions: {
      title: "Ausnahmen",
      say: () => [
        "Nicht vertraulich sind Informationen, von denen die empfangende Partei nachweist, dass sie",
        "a) bei der Offenlegung öffentlich bekannt waren oder es danach ohne Verstoß gegen diese Vereinbarung wurden,",
        "b) ihr bei der Offenlegung bereits rechtmäßig bekannt waren,",
        "c) ihr von Dritten bekannt gegeben wurden, die dabei keine Pflicht zur Vertraulichkeit verletzten, oder",
        "d) von ihr selbst und ohne Nutzung vertraulicher Informationen entwickelt wurden.",
      ],
    },
    duties: {
      title: "Pflichten der empfangenden Partei",
      say: ({ fields }) => [
        "Die empfangende Partei verpflichtet sich, vertrauliche Informationen",
        "a) geheim zu halten und nur zu dem genannten Zweck zu verwenden,",
        `b) durch angemessene Maßnahmen${fields.law === "de" ? " (§ 2 Nr. 1 Buchst. b GeschGehG)" : ""} und mindestens mit der Sorgfalt zu schützen, die sie auf eigene Geheimnisse verwendet,`,
        "c) nicht durch Beobachten, Untersuchen, Rückbau oder Testen von überlassenen Gegenständen oder Programmen zu erlangen, soweit das Gesetz es nicht zwingend erlaubt, und",
        "d) der offenlegenden Partei unverzüglich anzuzeigen, wenn sie von einer unbefugten Kenntnisnahme erfährt.",
      ],
    },
    disclosure: {
      title: "Weitergabe",
      say: () => [
        "Die empfangende Partei darf vertrauliche Informationen nur Mitarbeitenden und beruflich zur Verschwiegenheit verpflichteten Beratern weitergeben, die sie für den genannten Zweck kennen müssen und in gleichem Umfang zur Vertraulichkeit verpflichtet sind. Für deren Verstöße steht sie wie für eigene ein.",
        "Muss sie Informationen aufgrund eines Gesetzes oder einer Anordnung eines Gerichts oder einer Behörde offenlegen, so unterrichtet sie die offenlegende Partei vorher, soweit das zulässig ist, und beschränkt die Offenlegung auf das Nötige. Hinweise, die das Gesetz zum Schutz hinweisgebender Personen erlaubt, bleiben zulässig.",
      ],
    },
    return: {
      title: "Rückgabe und Löschung",
      say: ({ fields }) => [
        `Auf Verlangen, spätestens aber bei Ende dieser Vereinbarung, gibt die empfangende Partei alle verkörperten vertraulichen Informationen innerhalb ${days(fields.return_days)} zurück oder vernichtet sie, löscht elektronische Kopien und bestätigt dies in Textform.`,
        "Ausgenommen sind Kopien, die aufgrund gesetzlicher Pflichten aufzubewahren sind, und übliche automatische Sicherungskopien; für sie gilt die Vertraulichkeit fort.",
      ],
    },
    term: {
      title: "Laufzeit",
      say: ({ kind, fields }) =>
        kind === "mou"
          ? [
              `Diese Absichtserklärung gilt ab der zweiten Unterschrift für ${months(fields.term_months)}. Sie endet vorher, sobald die Parteien einen Gesellschaftsvertrag oder einen anderen Vertrag schließen, der sie ersetzt.`,
            ]
          : [
              `Diese Vereinbarung tritt mit der zweiten Unterschrift in Kraft und gilt für ${months(fields.term_months)}.`,
              fields.after_months > 0
                ? `Die Pflichten zur Vertraulichkeit gelten nach ihrem Ende noch für ${months(fields.after_months)} fort, für Geschäftsgeheimnisse darüber hinaus so lange, wie sie es sind.`
                : "Die Pflichten zur Vertraulichkeit gelten nach ihrem Ende für Geschäftsgeheimnisse so lange fort, wie sie es sind.",
              "Das Recht, aus wichtigem Grund zu kündigen, bleibt unberührt.",
            ],
    },
    penalty: {
      title: "Vertragsstrafe",
      say: ({ fields, money }) => [
        fields.penalty === "fixed"
          ? `Für jeden schuldhaften Verstoß gegen diese Vereinbarung zahlt die empfangende Partei der offenlegenden Partei eine Vertragsstrafe von ${money(fields.penalty_cents)}.`
          : "Für jeden schuldhaften Verstoß gegen diese Vereinbarung zahlt die empfangende Partei der offenlegenden Partei eine angemessene Vertragsstrafe, deren Höhe die offenlegende Partei nach billigem Ermessen bestimmt und die im Streitfall vom zuständigen Gericht überprüft werden kann.",
        "Weitergehende Ansprüche, insbesondere auf Schadensersatz und Unterlassung, bleiben unberührt. Die Vertragsstrafe wird auf einen Schadensersatz angerechnet.",
      ],
    },
    no_licence: {
      title: "Keine Rechte, keine weiteren Pflichten",
      say: () => [
        "Alle Rechte an vertraulichen Informationen bleiben bei der offenlegenden Partei. Diese Vereinbarung räumt keine Lizenzen, Nutzungs- oder Schutzrechte ein.",
        "Keine Partei ist verpflichtet, bestimmte Informationen offenzulegen oder einen weiteren Vertrag zu schließen. Für die Richtigkeit und Vollständigkeit der Informationen wird keine Gewähr übernommen.",
      ],
    },
    law: {
      title: "Recht und Gerichtsstand",
      say: ({ fields, typed }) => [
        `Es gilt ${law[fields.law]} Recht unter Ausschluss seiner Verweisungsnormen. Gerichtsstand ist, soweit gesetzlich zulässig, ${typed(fields.place, "[Ort]")}. Zwingende Rechte von Verbraucherinnen und Verbrauchern bleiben unberührt.`,
      ],
    },
    extra: { title: "Besondere Absprachen", say: ({ fields }) => [fields.extra] },
    final: {
      title: "Schlussbestimmungen",
      say: () => [
        "Mündliche Nebenabreden bestehen nicht. Änderungen und Ergänzungen bedürfen der Textform; das gilt auch für die Aufhebung dieser Klausel. Individuelle Absprachen haben Vorrang.",
        "Ist eine Bestimmung unwirksam oder undurchführbar, so bleiben die übrigen wirksam. An ihre Stelle tritt, was das Gesetz vorsieht.",
      ],
    },
    aims: {
      title: "Ziel der Zusammenarbeit",
      say: ({ fields, typed }) => [
        "Die Parteien wollen gemeinsam Folgendes erreichen:",
        typed(fields.aims, "[Ziel]"),
      ],
    },
    contributions: {
      title: "Beiträge",
      say: ({ fields, name, typed }) => [
        `${name("a")} bringt ein:`,
        typed(fields.contribution_a, "nichts Bestimmtes"),
        `${name("b")} bringt ein:`,
        typed(fields.contribution_b, "nichts Bestimmtes"),
        "Was eine Partei vor der Zusammenarbeit geschaffen hat, bleibt ihr Eigentum. Über Rechte an gemeinsam Geschaffenem einigen sich die Parteien, bevor sie es verwerten.",
      ],
    },
    hours: {
      title: "Zeit",
      say: ({ fields, name }) => [
        `${name("a")} plant im Durchschnitt ${hours(fields.hours_a)} in der Woche ein, ${name("b")} ${hours(fields.hours_b)}. Wer absehbar weniger Zeit hat, sagt es der anderen Partei rechtzeitig.`,
      ],
    },
    money: {
      title: "Geld",
      say: ({ fields, name, money }) => [
        `${name("a")} beabsichtigt, ${money(fields.money_a_cents)} einzubringen, ${name("b")} ${money(fields.money_b_cents)}. Ausgaben und Verpflichtungen zulasten beider beschließen die Parteien vorher gemeinsam.`,
      ],
    },
    shares: {
      title: "Anteile",
      say: ({ fields, name }) => [
        fields.shares === "fixed"
          ? `An einer gemeinsamen Gesellschaft sollen ${name("a")} mit ${fields.share_a} Prozent und ${name("b")} mit ${100 - fields.share_a} Prozent beteiligt sein; Gewinn und Verlust sollen ebenso verteilt werden.`
          : "Über die Beteiligung an einer gemeinsamen Gesellschaft und die Verteilung von Gewinn und Verlust entscheiden die Parteien gemeinsam, bevor sie die Gesellschaft gründen.",
      ],
    },
    decisions: {
      title: "Entscheidungen",
      say: ({ fields, name }) => [
        {
          together: "Alles, was über das Tagesgeschäft hinausgeht, entscheiden die Parteien gemeinsam.",
          by_field:
            "Jede Partei entscheidet in dem Bereich, den sie übernommen hat. Was beide Bereiche betrifft oder über das Tagesgeschäft hinausgeht, entscheiden sie gemeinsam.",
          lead_a: leadDecides(name("a")),
          lead_b: leadDecides(name("b")),
        }[fields.decisions],
      ],
    },
    leaving: {
      title: "Ausstieg",
      say: ({ fields }) => [
        `Jede Partei kann die Zusammenarbeit mit einer Frist von ${fields.notice_weeks === 1 ? "einer Woche" : `${fields.notice_weeks} Wochen`} in Textform beenden. Laufende Arbeiten werden geordnet übergeben.`,
        {
          give_back:
            "Wer aussteigt, gibt in Aussicht genommene Anteile zurück und erhält eingebrachtes, noch vorhandenes Geld wieder.",
          keep_earned:
            "Wer aussteigt, soll den Anteil behalten, der dem bis dahin Geleisteten entspricht; der Rest geht an die andere Partei.",
          sell_to_them:
            "Wer aussteigt, soll seinen Anteil der anderen Partei zu einem angemessenen Preis anbieten, bevor er ihn Dritten anbietet.",
        }[fields.leaving],
      ],
    },
    confidentiality: {
      title: "Vertraulichkeit",
      say: ({ fields }) => [
        `Vertrauliche Informationen der anderen Partei hält jede Partei geheim, schützt sie angemessen und verwendet sie nur für die Zusammenarbeit. Das gilt nach dem Ende noch für ${months(Math.max(1, fields.after_months))}. Ausgenommen ist, was öffentlich bekannt, bereits bekannt, rechtmäßig von Dritten erlangt oder selbst entwickelt ist oder aufgrund eines Gesetzes offengelegt werden muss.`,
      ],
    },
    binding: {
      title: "Verbindlichkeit",
      say: () => [
        "Diese Absichtserklärung hält fest, was die Parteien vorhaben. Sie ist rechtlich nicht bindend, mit Ausnahme der Abschnitte „Vertraulichkeit“, „Verbindlichkeit“, „Laufzeit“, „Recht und Gerichtsstand“ und „Schlussbestimmungen“.",
        "Sie begründet weder eine Gesellschaft noch ein Arbeitsverhältnis, verpflichtet nicht zum Abschluss eines Vertrags und gibt keiner Partei das Recht, für die andere zu handeln. Jede Partei trägt ihre Kosten selbst.",
      ],
    },
  },
  paper: {
    party: "Partei",
    address: "Anschrift",
    signatures: "Unterschriften",
    byHand: "Ort, Datum, Unterschrift",
    signed: "Unterschrieben am",
    notSigned: "Noch nicht unterschrieben",
    account: "Konto",
    simple: "Einfache elektronische Signatur (Art. 3 Nr. 10 eIDAS-Verordnung)",
    hash: "Prüfsumme dieser Fassung (SHA-256)",
    draft: "Entwurf",
    replaced: "Überholt: Der Text wurde seither geändert.",
    advice: "Muster, keine Rechtsberatung",
  },
};
