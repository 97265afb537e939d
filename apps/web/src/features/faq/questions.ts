import type { PageTexts } from "@kompagnon/messages/features.ts";
import { LAW, OFFICES, type Source } from "./sources.ts";

/** The name of a question: its address is `#q-<key>`. */
export type QuestionKey = keyof PageTexts["faq/questions"];
/** The name of a group of questions. */
export type SectionKey = keyof PageTexts["faq"]["section"];

/** All questions in reading order, with the sources of the answers. */
export const SECTIONS: readonly {
  readonly key: SectionKey;
  readonly questions: readonly (readonly [QuestionKey, ...Source[]])[];
}[] = [
  {
    key: "start",
    questions: [
      ["trade_registration", LAW.gewo14, OFFICES.founding],
      ["freelancer_or_trade", LAW.estg18, LAW.estg15],
      ["beside_job", LAW.hgb60, LAW.hgb1, OFFICES.founding],
      ["beside_school", LAW.sgb5_10, OFFICES.bafoeg],
      ["under_18", LAW.bgb112],
      ["name", OFFICES.trademarks, LAW.hgb17, LAW.markeng15],
    ],
  },
  {
    key: "taxes",
    questions: [
      ["tax_questionnaire", LAW.ao138, OFFICES.elster, OFFICES.bzst],
      ["small_business", LAW.ustg19, LAW.ustdv34a],
      ["eu_vat", LAW.ustg3c, LAW.ustg18j, OFFICES.bzst],
      ["reverse_charge", LAW.ustg13b, LAW.ustg3a],
      ["income_tax", LAW.estg32a, LAW.estg37],
      ["trade_tax", LAW.gewstg11, LAW.estg35],
      ["crypto", LAW.estg23, LAW.estg22],
      ["affiliate", LAW.estg15, LAW.ustg3a, OFFICES.media],
      ["invoices", LAW.ustg14, LAW.ustdv33, LAW.ustg14b],
      ["e_invoices", LAW.ustg14, LAW.ustg27, LAW.ustdv34a],
      ["bookkeeping", LAW.estg4, LAW.ao141, LAW.ao147],
    ],
  },
  {
    key: "forms",
    questions: [
      ["sole", LAW.hgb1, OFFICES.founding],
      ["gbr", LAW.bgb705, LAW.bgb721],
      ["ug", LAW.gmbhg5a, LAW.gmbhg7],
      ["gmbh", LAW.gmbhg5, LAW.gmbhg2, LAW.gmbhg13],
      ["founding_together", LAW.bgb705, LAW.hgb105, LAW.gmbhg2],
      ["liability", LAW.bgb721, LAW.gmbhg13, LAW.gmbhg43],
      ["company_contract", LAW.gmbhg3, LAW.bgb705],
    ],
  },
  {
    key: "duties",
    questions: [
      ["imprint", LAW.ddg5, LAW.disputes],
      ["privacy", LAW.gdpr, OFFICES.privacy],
      ["terms", LAW.bgb305, LAW.bgb307],
      ["withdrawal", LAW.bgb355, LAW.bgb356, LAW.directive2023_2673],
      ["order_button", LAW.bgb312j, LAW.bgb312k],
      ["prices", LAW.pangv],
      ["packaging", OFFICES.packaging, LAW.packaging],
      ["ad_labels", LAW.uwg5a, LAW.ddg6, OFFICES.media],
      ["ai_labels", LAW.aiAct],
      ["accessibility", LAW.bfsg],
    ],
  },
  {
    key: "work",
    questions: [
      ["false_self_employment", LAW.sgb4_7, LAW.sgb4_7a, OFFICES.pension],
      ["freelancers", LAW.bgb631, LAW.ustg13b, OFFICES.artists],
      ["mini_job", OFFICES.miniJobs, LAW.sgb4_8],
      ["rights_of_use", LAW.urhg31, LAW.urhg69b],
      ["nda", LAW.geschgehg],
    ],
  },
  {
    key: "platforms",
    questions: [
      ["marketplaces", LAW.platforms, LAW.digitalServices],
      ["platform_reports", LAW.psttg, OFFICES.bzst],
      ["dropshipping", LAW.productSafety, OFFICES.customs],
    ],
  },
  {
    key: "money",
    questions: [
      ["account", LAW.gmbhg7, OFFICES.founding],
      ["start_grant", LAW.sgb3_93, LAW.sgb3_94, OFFICES.work],
      ["funding", OFFICES.funding, OFFICES.founding, OFFICES.kfw],
      ["health_insurance", LAW.sgb5_240, LAW.sgb6_2],
      ["artists_fund", LAW.ksvg1, LAW.ksvg3, OFFICES.artists],
    ],
  },
];
