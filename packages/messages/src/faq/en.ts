import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Questions of people who start an online business in Germany. */
export const pages = {
  title: "Start-up FAQ",
  intro: "What almost everyone who starts online wants to know: registering, taxes, duties, money.",
  law: "All of this describes German law. If you live or sell elsewhere, other rules may apply there.",
  advice: "Not legal or tax advice. If a lot is at stake, ask a lawyer or a tax adviser.",
  to_tools: "Go to tools",
  search: "Search the questions",
  placeholder: "For example: legal notice",
  contents: "Topics",
  results_one: "{{count}} question found",
  results_other: "{{count}} questions found",
  empty_title: "Nothing found for “{{words}}”",
  empty_text: "Try another word, or look through the topics.",
  show_all: "Show all questions",
  sources: "Sources",
  checked: "Checked on {{date}}",
  link: "Copy the link to this question",
  copied: "Link copied.",
  copy_failed: "We couldn’t copy it. The address: {{address}}",
  section: {
    start: "Registering",
    taxes: "Taxes",
    forms: "Legal forms",
    duties: "Duties online",
    work: "Working together",
    platforms: "Platforms",
    money: "Money and insurance",
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** What is asked, and what the answer is. */
export const questions = {
  trade_registration: {
    q: "Do I have to register a trade, and how?",
    a: "Yes, as soon as you work for yourself, for profit and for good, and it isn’t a liberal profession: a shop, an agency, dropshipping and advertising income almost always count. You register (Gewerbeanmeldung) with the trade office of your town when you begin, not when you first earn. In many places it works online and costs a few dozen euros.\n\nThe office tells the tax office, the chamber and the accident insurer. You still hand in the tax questionnaire yourself.",
  },
  freelancer_or_trade: {
    q: "Am I a freelancer or do I run a trade?",
    a: "Liberal professions (Freie Berufe) are those that the income tax act names, and similar ones: writing, translating, teaching, art, engineering, medicine, law. They need no trade registration and pay no trade tax.\n\nAlmost everything else is a trade: selling, dropshipping, affiliate marketing, advertising agencies. Coaching, software and social media can be either, by training and content. The tax office decides. If you do both, keep the income apart.",
  },
  beside_job: {
    q: "Can I run a small business alongside my job?",
    a: "Usually yes. Check your contract: you often have to tell your employer or ask first. You must not compete with them, and your work must not suffer. Civil servants usually need permission.\n\n“Kleingewerbe” only means a trade that needs no commercial set-up and isn’t in the commercial register. You still have to register it. Your health insurance continues through the job while that is your main occupation; tell your insurer. The profit goes into your tax return.",
  },
  beside_school: {
    q: "What applies alongside school, training or university?",
    a: "You still have to register. Four things matter. In family health insurance your income must stay below a limit that is set each year. As a student your insurer asks how many hours you work; up to about 20 a week you usually stay a student. For BAföG your profit counts as income. During training, check your contract. Ask your insurer and the BAföG office before you start.",
  },
  under_18: {
    q: "Can I start a business under 18?",
    a: "Yes, with help. Your parents have to authorise you to run a business, and the family court has to approve. It wants to see that you are mature enough and have a plan; a business plan helps. After that you may do almost everything the business involves on your own.\n\nSome things still need approval, such as a loan. Many platforms and payment services also require you to be of age.",
  },
  name: {
    q: "Can I call my business whatever I like?",
    a: "Almost. Without an entry in the commercial register you trade under your first and last name; you can add a business name as long as it doesn’t mislead anyone. Registered companies may choose freely, with an addition such as e. K., UG (haftungsbeschränkt) or GmbH.\n\nThe name must not infringe an older trade mark or company name. Search the German trade mark register, the commercial register and the web first. A free domain says nothing about that.",
  },
  tax_questionnaire: {
    q: "How do I get a tax number?",
    a: "Within a month of starting you send the questionnaire for tax registration (Fragebogen zur steuerlichen Erfassung) through ELSTER. In it you estimate turnover and profit, and say whether you use the small business scheme. Be honest: your advance payments follow from it.\n\nYou then get a tax number for the business. It isn’t your tax ID, which stays with you for life. The VAT ID for trade in the EU can be asked for in the same form.",
  },
  small_business: {
    q: "What is the small business scheme (Kleinunternehmer)?",
    a: "You charge no VAT and reclaim none. Since 2025: your turnover was at most €25,000 in the year before, and doesn’t exceed €100,000 in this one. The sale that takes you over €100,000 is already taxable, in mid-year. In the year you start, the limit of €25,000 counts at once, without projecting.\n\nYou may opt out, and are then bound for five years. That pays if you buy a lot or mostly serve companies. Invoices carry a note on the exemption.",
  },
  eu_vat: {
    q: "I sell to other EU countries. Where do I pay VAT?",
    a: "If you sell goods or digital services to consumers in other EU countries, German VAT applies while all of that together is at most €10,000 net a year. Above it, the rate of your customers’ country applies.\n\nSo that you needn’t register everywhere there is the One-Stop Shop (OSS): one return a quarter with the Federal Central Tax Office. Register first. If your goods are stored abroad, you usually need a registration there. Get advice on that.",
  },
  reverse_charge: {
    q: "I buy ads and software from abroad. What is reverse charge?",
    a: "For services of foreign firms to German businesses it is often you who owes the VAT. The invoice then shows none, only a note such as “reverse charge”. You work out German VAT, report it, and deduct it as input tax at once.\n\nUnder the small business scheme you pay it too but may deduct nothing: €100 of ads become €119. The other way round, you often invoice firms in other EU countries without VAT, with both VAT IDs.",
  },
  income_tax: {
    q: "How much income tax do I pay?",
    a: "What is taxed isn’t turnover but profit: income minus business expenses, together with your other income. In 2026 the first €12,348 of taxable income a year are free; above that the rate rises from 14% to 42%, and to 45% for very high incomes.\n\nThe tax office usually sets quarterly advance payments. Put part of every profit aside; a quarter to a third often fits, more if profits are high.",
  },
  trade_tax: {
    q: "From when do I pay trade tax?",
    a: "Sole traders and partnerships such as a GbR have an allowance of €24,500 of profit a year. Only what lies above is taxed: profit after the allowance times 3.5% times your town’s multiplier (Hebesatz).\n\nMuch of it is credited against your income tax, up to four times the base amount. UG and GmbH have no allowance and pay from the first euro. Liberal professions pay none.",
  },
  crypto: {
    q: "How are gains from crypto taxed?",
    a: "If you hold coins privately and sell or swap them within a year, the gain is taxable. If all such gains of a year stay below €1,000, nothing is due; from €1,000 on all of it counts. After more than a year the sale is tax-free. Swapping coins or paying with them is a sale, too.\n\nStaking and lending are taxable from €256 a year. If you trade commercially or accept coins in your business, other rules apply. Note every step with date and value in euros.",
  },
  affiliate: {
    q: "What about affiliate income?",
    a: "Commissions are trade income: register, record, tax. Vouchers and free products count at their value. The programme’s statement is often a credit note that replaces your invoice; check the VAT in it.\n\nIf the programme sits in another EU country, you usually bill without German VAT and need a VAT ID. Affiliate links are advertising: mark them right where they are with “Werbung” or “Anzeige”. An asterisk explained further down isn’t safe.",
  },
  invoices: {
    q: "What has to be on my invoice?",
    a: "Name and address of both sides, your tax number or VAT ID, the date, a consecutive number, what was delivered when, net amount, tax rate and tax. Up to €250 gross, less is enough.\n\nUnder the small business scheme you show no VAT but a note on the exemption. VAT that you show wrongly you usually owe all the same. Companies must get an invoice within six months. Keep invoices for eight years.",
  },
  e_invoices: {
    q: "Do I have to send e-invoices?",
    a: "You must be able to receive them from German firms since 2025, small businesses included; a mailbox is enough. An e-invoice is structured data such as XRechnung or ZUGFeRD, not a mere PDF.\n\nBetween German businesses you have to send them from 2027 if your turnover in the year before was above €800,000, otherwise from 2028. Exempt are invoices to consumers, amounts up to €250, and invoices that small businesses write.",
  },
  bookkeeping: {
    q: "Do I need bookkeeping?",
    a: "At first a cash account (EÜR) is usually enough: income minus expenses, by when money moved. It goes with your tax return. Balance sheets are for UG, GmbH, larger registered merchants, and trades the tax office asks: above €800,000 turnover or €80,000 profit a year.\n\nKeep all receipts, invoices for eight years, books and annual accounts for ten. Keep private and business money apart from the beginning.",
  },
  sole: {
    q: "What is a sole proprietorship?",
    a: "The simplest form (Einzelunternehmen): you start alone, without a notary and without minimum capital. It exists with the trade registration, or in a liberal profession with the notice to the tax office. The profit is yours and bears income tax.\n\nIn return you are liable with all you own. It suits a small start. If you outgrow a small trade, you register as a merchant (e. K.). You can turn it into a GmbH later.",
  },
  gbr: {
    q: "What is a GbR, and what has changed?",
    a: "A civil-law partnership comes into being as soon as two or more pursue a common purpose, even by word of mouth. It needs no capital. All partners are personally liable, each for the whole debt.\n\nSince 2024 (MoPeG) the law says clearly that a GbR that acts outwardly can have rights of its own. It may enter the partnership register and is then an eGbR, which is needed above all for land. If someone leaves, it generally continues. Write your contract down.",
  },
  ug: {
    q: "What is a UG (haftungsbeschränkt)?",
    a: "A small GmbH that you can set up with a capital of €1. Since notary, register and first bills cost money, €1,000 to €2,000 is wiser. The capital must be paid in fully, in cash, before you register.\n\nA quarter of each year’s profit goes into a reserve until there are €25,000; then it can become a GmbH. You need a notary, the commercial register, a balance sheet and an entry in the transparency register.",
  },
  gmbh: {
    q: "When is a GmbH worth it?",
    a: "When there are larger risks, several people or other people’s money. Its capital is €25,000, at least half of which must be there to register. You set it up with a notary, since 2022 by video as well. It pays corporation tax with the solidarity surcharge and trade tax, together about 30% depending on the town; what you pay out is taxed once more.\n\nIn return, generally only the company is liable. Reckon with running costs for accounts and advice.",
  },
  founding_together: {
    q: "We’re starting a business together. Where do we begin?",
    a: "Be aware: if you work towards a business together, a GbR may exist without your noticing, and both of you are liable for everything. A larger joint trade becomes an OHG.\n\nTalk early about aims, time, money, shares, and what happens if one of you leaves. Write it down. Both register a trade if you start as a GbR. For a UG or GmbH of up to three people there is a standard protocol; a contract of your own usually fits better.",
  },
  liability: {
    q: "What am I liable for?",
    a: "As a sole trader and in a GbR without limit, savings included. In a UG or GmbH generally only the company’s assets are at stake. Exceptions: you gave a personal guarantee, breached duties as a managing director, filed for insolvency too late, didn’t pay over taxes and social contributions, or acted before registration.\n\nLiability insurance covers many cases. Which one you need depends on whether you sell, advise or program.",
  },
  company_contract: {
    q: "What belongs in a partnership agreement?",
    a: "Purpose and name, who holds which shares and puts in what, who decides and how you vote, who represents the company, how profit is shared. As important: what happens in illness, dispute, leaving or death, how a share is valued, and whether there is a ban on competing.\n\nIt has proved good that shares are earned over years (vesting). A GbR needs no special form, but writing is wise. For UG and GmbH the contract goes to a notary.",
  },
  imprint: {
    q: "What belongs in the legal notice (Impressum)?",
    a: "Every business page needs one, marketplace shops and business profiles included. It holds your name, a postal address where you can be served (no PO box), email and another quick way to reach you; for companies the legal form, who represents it, register and number; and your VAT ID or business ID (W-IdNr.) if you have one.\n\nIt must be easy to find, at most two clicks away. Since May 2024 this is in § 5 DDG. Remove links to the EU dispute platform, which closed in July 2025.",
  },
  privacy: {
    q: "Do I need a privacy notice and a cookie banner?",
    a: "You need a privacy notice as soon as you process people’s data, which nearly every website does. It says plainly who is responsible, which data you use for what and how long, who gets it, and which rights people have.\n\nYou need a banner only if you store or read something on devices that isn’t strictly necessary, such as for statistics or ads. Ask first; declining must be as easy as accepting. With providers who process data for you, sign a processing agreement.",
  },
  terms: {
    q: "Do I need terms and conditions (AGB)?",
    a: "They aren’t mandatory. Without them the law applies, which is often fine. In a shop they are handy, since they hold much of what you must tell about contract, delivery and payment.\n\nTo be valid you must point to them clearly before the order and let people read them. Surprising or unfair clauses are void and may bring you a warning letter. Don’t copy other people’s: they seldom fit and are often protected.",
  },
  withdrawal: {
    q: "How does the right of withdrawal work?",
    a: "Consumers may withdraw from online contracts for 14 days without a reason, for goods from delivery. You have to tell them and provide a model form. If you don’t, the period grows by twelve months.\n\nSince 19 June 2026 EU law also demands a clearly visible function for withdrawing from contracts made online. There are exceptions, such as goods made to measure, and digital content if the customer agreed to an immediate start and knows that the right ends.",
  },
  order_button: {
    q: "What must the order button say?",
    a: "“Zahlungspflichtig bestellen” or something as clear, such as “Kaufen” (buy). “Continue” or “Complete order” isn’t enough: consumers are then not bound. Right above the button you show what is bought, the total price, shipping, and the term of subscriptions.\n\nAfterwards you confirm receipt of the order at once. If people can subscribe on your website, it also needs a cancel button that works without signing in.",
  },
  prices: {
    q: "How do I have to show prices?",
    a: "To consumers always as the total including VAT and everything that is inevitable. In shops you say that VAT is included and whether shipping is added. Goods sold by weight, volume or length need a unit price, such as per kilogram.\n\nIf you advertise a reduction on goods, name the lowest price of the last 30 days. Invented former prices are forbidden. Those who sell to companies only may advertise net prices but must make that clear.",
  },
  packaging: {
    q: "Do I have to register with the packaging register LUCID?",
    a: "Yes, if you are the first in Germany to fill packaging that ends as waste with consumers: shipping boxes, filling and tape count, from the first parcel on. You register for free and contract with a dual system, and report the same amounts to both.\n\nMarketplaces must not let you sell without proof. For digital goods you don’t need it. Since August 2026 the EU packaging regulation applies as well. Electrical devices and batteries have registers of their own.",
  },
  ad_labels: {
    q: "When do I have to label posts as advertising?",
    a: "Whenever you advertise for someone and get money, commission, discounts or products for it, and this isn’t obvious at once. Advertising for your own business must be recognisable, too.\n\nWrite “Werbung” or “Anzeige”, readable and at the very start, and on screen in videos. Hidden hashtags, “ad” or “sponsored by” aren’t safe in Germany. If you get nothing and speak freely, it isn’t advertising; keep the receipt. The media authorities publish a free guide.",
  },
  ai_labels: {
    q: "Do I have to label content made by AI?",
    a: "By its text, Art. 50 of the EU AI Act applies since 2 August 2026. For you that means above all: people who talk to a chatbot must be told. Pictures, sounds and videos that look real and aren’t (deepfakes) are marked as artificial. Texts on matters of public interest are labelled if no human has checked them and answers for them.\n\nMarking outputs in a machine-readable way is the providers’ duty. Since deadlines were still being worked on, look at the current version.",
  },
  accessibility: {
    q: "Does my shop have to be accessible?",
    a: "Since 28 June 2025 the German accessibility act (BFSG) applies. Anyone who offers contracts to consumers online, including shops and booking pages, has to make them accessible: usable by keyboard, readable by screen readers, with enough contrast, and with a statement on the page.\n\nExempt are micro-enterprises that offer services: fewer than ten staff and at most €2 million turnover or balance sheet. For certain products there is no such exemption. It is always worth it: more people can buy from you.",
  },
  false_self_employment: {
    q: "What is false self-employment?",
    a: "When someone writes invoices but works like an employee: under instruction, built in, without risk of their own. What counts is how you really work, not what the contract says. If it is found, the client above all pays social contributions for years back.\n\nSigns of real self-employment: several clients, their own prices, free choice of time and place. In doubt the German pension insurance decides on request (Statusfeststellung).",
  },
  freelancers: {
    q: "What should I look out for when I hire freelancers?",
    a: "Write down what is delivered by when, the price, when it is paid, how many corrections are included and which rights you get. Settle whether a result is owed (Werkvertrag) or work (Dienstvertrag). If they get your customers’ data, you need a processing agreement.\n\nIf they come from abroad, you often owe the VAT. If you regularly commission design, text or music, the artists’ social levy may be due.",
  },
  mini_job: {
    q: "How do I employ someone in a mini-job?",
    a: "In 2026 a mini-job may bring at most €603 a month on average, and the minimum wage applies. You need a company number of the Federal Employment Agency and register the person with the Minijob-Zentrale and the accident insurer. You pay flat contributions on top of the wage.\n\nHoliday, sick pay and protection from dismissal apply as for others. Give the main conditions in text form and record working hours.",
  },
  rights_of_use: {
    q: "Who owns the logo, texts and code that others make for me?",
    a: "Copyright always stays with the person who made it. You get rights of use, as many as you agree; if nothing is settled, only what the purpose needs. So write down: exclusive or not, how long, where, for what, whether you may change and pass it on, and whether you get the source code.\n\nFor employed programmers the rights to a program usually belong to the employer. If you start a company together, transfer the rights to the company. Pictures and music from the web need a licence.",
  },
  nda: {
    q: "Do I need a non-disclosure agreement (NDA)?",
    a: "The law doesn’t protect a mere idea. It protects trade secrets only if you keep them secret in a reasonable way, and an NDA is a usual part of that. It makes sense before you show figures, customer lists, recipes or source code.\n\nIt says what is confidential, what it may be used for, for how long, what is returned, and perhaps a penalty. For a first talk about a rough idea it is often too much. You can write and sign one in the tools here.",
  },
  marketplaces: {
    q: "What applies if I sell through Amazon, Etsy, Shopify or TikTok?",
    a: "You are usually the seller yourself, with legal notice, withdrawal, prices, warranty and taxes. The platform’s rules come on top: it checks who you are and asks for proof, such as on packaging or product safety. A shop system like Shopify only provides the technology.\n\nRead fees, payout times and forbidden goods before you calculate. If a marketplace blocks you, EU law says it must give reasons and hear complaints. Build contacts of your own as well.",
  },
  platform_reports: {
    q: "Does the platform report my sales to the tax office?",
    a: "Yes. Under the platform tax transparency act (PStTG; in the EU: DAC7) platforms report every year who earned what, for goods, personal services and letting. Sellers with fewer than 30 sales of goods a year and at most €2,000 aren’t reported.\n\nA report doesn’t mean that tax is due: clearing your attic is no trade. Nor are you tax-free because nothing is reported. You get a copy; compare it with your figures.",
  },
  dropshipping: {
    q: "What should I look out for in dropshipping from outside the EU?",
    a: "The contract is with you, even if you never see the goods. You take returns, give warranty and name honest delivery times. Since December 2024 consumer products need a responsible person in the EU, and your offer names manufacturer, contact and warnings.\n\nOn import there is import VAT and, by value and goods, customs duty; settle who pays. For parcels up to €150 there is a procedure of its own (IOSS). The EU ended the customs exemption up to €150 in July 2026: small parcels pay duty as well. Check trade marks and rules such as CE marking.",
  },
  account: {
    q: "Do I need a business account?",
    a: "For a UG or GmbH yes, if only to pay in the capital; the account is the company’s. No law demands it of sole traders, but most banks forbid business use of private accounts.\n\nA separate account is worth it anyway: you see what the business really earns, and bookkeeping gets much easier. A third one for taxes helps. Mind fees per booking, links to your bookkeeping, and whether several of you can access it.",
  },
  start_grant: {
    q: "How do I get the start-up grant (Gründungszuschuss)?",
    a: "It is for people on unemployment benefit (Arbeitslosengeld) who become self-employed as their main occupation, with at least 150 days of entitlement left. For six months you get the amount of your benefit plus €300, then on request €300 for nine more months.\n\nThere is no right to it; the employment agency decides. Apply before you begin, with a business plan and the statement of an expert body, such as the chamber. On basic income support, ask about Einstiegsgeld.",
  },
  funding: {
    q: "Which grants and loans are there?",
    a: "The federal funding database lists grants, loans and guarantees of the federation, the states and the EU by place and sector. Well known are KfW’s start-up loans, which you apply for through your bank, guarantee banks, EXIST for universities, and programmes of your state.\n\nImportant: you nearly always have to apply before you begin or order. A clear business plan is needed everywhere. Don’t trust anyone who wants money in advance to “guarantee” a grant.",
  },
  health_insurance: {
    q: "What about health insurance and pension?",
    a: "If self-employment is your main occupation you insure yourself, in the public system or privately. Public contributions follow your income, with a minimum; children can be covered free. Private ones depend on age, health and tariff, and the way back is often hard. Sick pay has to be chosen.\n\nMany pay into the pension voluntarily; some have to, such as teachers or people who only have one client for a long time. Tell your insurer when you start.",
  },
  artists_fund: {
    q: "What is the artists’ social fund (KSK)?",
    a: "People who work for themselves in art or publishing, such as music, writing, graphics, photography or design, can be insured through it for health, care and pension, and pays only about half, much like employees. The rest comes from the state and from firms that buy such work.\n\nYou must live on it, for good, and expect more than €3,900 a year; in the first three years this limit doesn’t apply. You may employ at most one person, trainees and mini-jobs aside.",
  },
} as const satisfies Translation<typeof german.questions, "en">;
