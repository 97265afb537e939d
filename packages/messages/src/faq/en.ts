import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Questions of people who start an online business in Germany. */
export const pages = {
  title: "Start-up FAQ",
  intro:
    "What almost everyone starting an online business wants to know: registering, taxes, obligations, money.",
  law: "All of this describes German law. If you live or sell elsewhere, other rules may apply there.",
  advice: "Not legal or tax advice. If a lot is at stake, ask a lawyer or a tax adviser.",
  to_tools: "Go to tools",
  search: "Search the questions",
  placeholder: "For example: legal notice",
  contents: "Topics",
  results_one: "{{count}} question found",
  results_other: "{{count}} questions found",
  empty_title: "No results for “{{words}}”",
  empty_text: "Try another word, or look through the topics.",
  show_all: "Show all questions",
  sources: "Sources",
  checked: "Checked on {{date}}",
  link: "Copy the link to this question",
  copied: "Link copied.",
  copy_failed: "We couldn’t copy it. Here’s the link: {{address}}",
  section: {
    start: "Registering",
    taxes: "Taxes",
    forms: "Legal structures",
    duties: "Online obligations",
    work: "Working together",
    platforms: "Platforms",
    money: "Money and insurance",
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** What is asked, and what the answer is. */
export const questions = {
  trade_registration: {
    q: "Do I have to register a business, and how do I do it?",
    a: "Yes, as soon as you work for yourself on a lasting basis to make a profit, and don’t practise a liberal profession. An online shop, an agency, dropshipping or advertising income almost always counts. You register (Gewerbeanmeldung) with your town’s trade office when you start, not when you first make a profit. Many towns let you do it online. It costs a few dozen euros, depending on the town.\n\nThe trade office informs the tax office, the chamber of commerce or crafts and the accident insurer. You still have to submit the tax questionnaire yourself. If you don’t register, you risk a fine.",
  },
  freelancer_or_trade: {
    q: "Am I a freelancer or a trader?",
    a: "Liberal professions (Freie Berufe) are the ones named in Germany’s income tax act and similar ones: writing, translating, teaching, art, engineering, medicine, law. If that’s you, you don’t need a trade registration and don’t pay trade tax.\n\nAlmost everything else is a trade: selling goods, dropshipping, affiliate marketing, advertising agencies, brokering. Coaching, software development and social media can be either, depending on your training and what you do. The tax office decides in the end. If you do both, keep the income separate; otherwise, all of a GbR’s income can become trade income.",
  },
  beside_job: {
    q: "Can I run a small business alongside my job?",
    a: "Usually, yes. Check your employment contract: you often have to tell your employer or get their approval. You mustn’t compete with them, and your work mustn’t suffer. Civil servants usually need permission.\n\n“Kleingewerbe” just means a trade that doesn’t need full commercial bookkeeping and isn’t in the commercial register. You still have to register it. Your health insurance continues through your job as long as that’s your main occupation, but do tell your insurer. The profit goes into your income tax return.",
  },
  beside_school: {
    q: "What applies alongside school, training or university?",
    a: "You still have to register your business. Watch out for a few things. With family health insurance, your income must stay below a limit that’s set each year, and self-employment mustn’t be your main occupation. At university, your insurer asks how many hours you work; up to about 20 a week, you usually still count as a student. For BAföG, your profit counts as income. If you’re in vocational training, check your contract. For child benefit after your first training or degree, the hours you work count. Ask your insurer and the BAföG office before you start.",
  },
  under_18: {
    q: "Can I start a business if I’m under 18?",
    a: "Yes, with help. Your parents have to authorise you to run a business, and the family court has to approve it. The court wants to see that you’re mature enough and have a plan; a business plan helps. After that, you can do almost everything the business involves on your own.\n\nSome things still need approval, such as a loan. Without approval, the contracts you make for the business are often void. Many platforms and payment services also require you to be 18.",
  },
  name: {
    q: "Can I call my business whatever I like?",
    a: "Almost. If you aren’t in the commercial register, you trade under your first and last name; you can add a business name as long as it doesn’t mislead anyone. Registered companies are free to choose a name but need an addition such as e. K., UG (haftungsbeschränkt) or GmbH.\n\nThe name mustn’t infringe an older trade mark or company name. So search the German trade mark register, the commercial register and the web first. A free domain proves nothing. You can register your own name as a trade mark.",
  },
  tax_questionnaire: {
    q: "How do I get a tax number?",
    a: "Within a month of starting, you submit the questionnaire for tax registration (Fragebogen zur steuerlichen Erfassung) online through ELSTER. In it, you estimate your turnover and profit and say whether you use the small business scheme. Be honest: your advance payments are based on it.\n\nYou’ll then get a tax number for the business. It isn’t the same as your tax ID, which stays with you for life. You can apply for a VAT ID for business within the EU on the same form, or later from the Federal Central Tax Office.",
  },
  small_business: {
    q: "What is the small business scheme (Kleinunternehmer)?",
    a: "You don’t charge VAT and can’t reclaim it either. Since 2025, the rule has been: your turnover was €25,000 or less in the previous year and doesn’t exceed €100,000 this year. The sale that takes you over €100,000 is taxable straight away, even in the middle of the year. In the year you start, the €25,000 limit already applies, without projecting it over twelve months.\n\nYou can opt out, but you’re then tied to that for five years. It’s worth it if you buy a lot or mainly supply businesses. Your invoices have to mention the exemption.",
  },
  eu_vat: {
    q: "I sell to other EU countries. Where do I pay VAT?",
    a: "If you sell goods or digital services to consumers in other EU countries, German VAT applies as long as those sales come to no more than €10,000 net a year in all those countries together. Above that, the rate of your customer’s country applies.\n\nThe One-Stop Shop (OSS) saves you registering everywhere: you file one return a quarter with Germany’s Federal Central Tax Office. Register beforehand. If your goods are stored abroad, for instance in a fulfilment programme, you usually need a registration there. Get advice on that.",
  },
  reverse_charge: {
    q: "I buy ads and software from abroad. What is reverse charge?",
    a: "When foreign companies provide services to German businesses, it’s often you who owes the VAT. The invoice then doesn’t show any, only a note such as “reverse charge”. You work out German VAT, report it to the tax office and deduct it as input tax at the same time.\n\nUnder the small business scheme, you have to pay it too but can’t deduct anything: €100 of ads cost you €119. This affects ad accounts, shop systems and subscriptions. It also works the other way round: when you invoice a company in another EU country, you often don’t charge VAT and need both VAT IDs.",
  },
  income_tax: {
    q: "How much income tax do I pay?",
    a: "What’s taxed isn’t your turnover but your profit: income minus business expenses, together with your other income, for instance from a job. In 2026, the first €12,348 of taxable income is tax-free. Above that, the rate rises from 14% to 42%, and to 45% for very high incomes.\n\nThe tax office usually sets quarterly advance payments, due on 10 March, June, September and December. Put part of every profit into a separate account: often a quarter to a third is enough, or more if your profits are high. That way, no tax bill takes you by surprise.",
  },
  trade_tax: {
    q: "When do I have to pay trade tax?",
    a: "Sole traders and partnerships such as a GbR have an allowance of €24,500 profit a year. Only the profit above that is taxed. How much depends on your town’s multiplier (Hebesatz): profit after the allowance, times 3.5%, times the multiplier.\n\nMuch of it is credited against your income tax, up to four times the base amount; with the usual multipliers, there’s little left to pay. A UG or GmbH has no allowance and pays from the first euro. Liberal professions don’t pay trade tax.",
  },
  crypto: {
    q: "How are gains from crypto taxed?",
    a: "If you hold coins privately and sell or swap them within a year, the gain is taxable. If all such gains in a year stay below €1,000, you pay nothing; from €1,000, the whole amount counts. After more than a year, the sale is tax-free. Swapping one coin for another, or paying with coins, counts as a sale too.\n\nIncome from staking or lending is taxable from €256 a year. If you trade commercially or accept coins in your business, other rules apply. Record every transaction with its date and value in euros.",
  },
  affiliate: {
    q: "What do I need to know about affiliate income?",
    a: "Commission is business income: register, keep records, pay tax. Vouchers and free products count at their value. The programme’s statement is often a self-billed invoice that replaces yours; check that it gets VAT and the small business scheme right.\n\nIf the programme is based in another EU country, you usually invoice without German VAT but need a VAT ID. Affiliate links are advertising: label them right where they appear with “Werbung” or “Anzeige”. An asterisk that’s only explained further down may not be enough.",
  },
  invoices: {
    q: "What has to be on my invoice?",
    a: "Your name and address and your customer’s, your tax number or VAT ID, the date, a sequential invoice number, what you supplied and when, the net amount, the tax rate and the tax. For amounts up to €250 including VAT, less is enough.\n\nUnder the small business scheme, you don’t show VAT but add a note about the exemption. If you show VAT that you weren’t allowed to charge, you usually owe it anyway. Businesses must get an invoice within six months. Keep invoices for eight years.",
  },
  e_invoices: {
    q: "Do I have to send e-invoices?",
    a: "Since 2025, you’ve had to be able to receive e-invoices from other German businesses, even under the small business scheme; an email inbox is enough. An e-invoice is structured data such as XRechnung or ZUGFeRD, not just a PDF.\n\nBetween German businesses, you have to send them from 2027 at the latest if your turnover in the previous year was above €800,000, otherwise from 2028. Until then, paper is fine, and so is PDF if the customer agrees. Invoices to consumers, amounts up to €250 and invoices under the small business scheme are exempt.",
  },
  bookkeeping: {
    q: "Do I have to keep books?",
    a: "At first, a cash-basis profit and loss statement (EÜR) is usually enough: income minus expenses, counted on the day the money moves. You submit it electronically with your tax return. UGs, GmbHs and registered merchants above a certain size need a balance sheet. So does any business the tax office asks for one: above €800,000 turnover or €80,000 profit a year.\n\nKeep all records: invoices for eight years, books and annual accounts for ten. Digital records have to stay unchanged and readable. Keep private and business money separate from the start; it saves you the most work.",
  },
  sole: {
    q: "What is a sole trader (Einzelunternehmen)?",
    a: "The simplest structure: you start on your own, without a notary and without minimum capital. It exists as soon as you register your trade or, in a liberal profession, inform the tax office. The profit is yours, and you pay income tax on it.\n\nIn return, you’re liable with everything you own, including your private assets. It’s good for starting small and finding out whether anyone buys. If you outgrow a small trade, you have to register as a merchant (e. K.). You can turn it into a GmbH later.",
  },
  gbr: {
    q: "What is a GbR, and what has changed?",
    a: "A civil-law partnership (GbR) exists as soon as at least two people pursue a common purpose and contribute to it, even by word of mouth. It needs no minimum capital. All partners are personally liable, each for the whole debt.\n\nSince 2024 (MoPeG), the law has made clear that a GbR that deals with third parties can have rights of its own. It can be entered in the partnership register and is then called eGbR; you mainly need that for land and for shares in registered companies. If someone leaves, the GbR generally continues. Put your agreement in writing.",
  },
  ug: {
    q: "What is a UG (haftungsbeschränkt)?",
    a: "A small GmbH that you can set up with share capital of €1. Because the notary, the register and the first bills cost money, €1,000 to €2,000 is wiser; otherwise you may soon be insolvent. The capital has to be paid in full, in cash, before you register.\n\nA quarter of each year’s profit goes into a reserve until you have €25,000; the UG can then become a GmbH. You need a notary, the commercial register, a balance sheet and an entry in the transparency register. The addition “haftungsbeschränkt” always has to be there.",
  },
  gmbh: {
    q: "When is a GmbH worth it?",
    a: "When bigger risks, several people or other people’s money are involved. The share capital is €25,000, and at least half of it has to be there when you register. You set it up with a notary, since 2022 by video too. A GmbH pays corporation tax with the solidarity surcharge, and trade tax: about 30% in total, depending on the town. What you pay out to yourself is taxed again; your salary as managing director is a business expense.\n\nIn return, only the company is generally liable. Expect running costs for accounts, a tax adviser and publishing the annual accounts.",
  },
  founding_together: {
    q: "We’re starting a business together. Where do we begin?",
    a: "Be careful: if you work towards a business together, you may already have a GbR without noticing. You’re then both liable for everything. If you run a larger trade together, it becomes an OHG.\n\nTalk early about goals, time, money, shares, and what happens if someone leaves. Put it in writing, perhaps as a memorandum of understanding at first. If you start as a GbR, you both have to register a trade. For a UG or GmbH with up to three people, there’s a standard form; a contract of your own usually works better.",
  },
  liability: {
    q: "What am I liable for?",
    a: "As a sole trader or in a GbR, your liability is unlimited and includes your savings. In a UG or GmbH, generally only the company’s assets are at stake. There are exceptions: if you give a personal guarantee, which banks often ask for, breach your duties as managing director, file for insolvency too late, don’t pay over taxes and social security contributions, or act before the company is registered.\n\nBusiness or professional indemnity insurance covers many cases. Which one you need depends on whether you sell goods, give advice or write software.",
  },
  company_contract: {
    q: "What belongs in a partnership agreement?",
    a: "Purpose and name, who holds which shares and what they put in, who decides and how you vote, who represents the company, how profit is shared and how much you can take out. Just as important: what happens in case of illness, conflict, leaving or death, how a share is valued, and whether there’s a non-compete clause.\n\nIt’s a proven approach to earn shares over several years (vesting). A GbR doesn’t need any particular form, but it’s still wise to put it in writing. For a UG or GmbH, the contract has to be notarised.",
  },
  imprint: {
    q: "What belongs in the legal notice (Impressum)?",
    a: "Every business site needs one, including your shop on a marketplace and your business profile on social networks. It has to give your name, a postal address where legal documents can be served (no PO box), your email address and another quick way to reach you, such as a phone number; for companies, the legal form, who represents it, the register and the number; and your VAT ID or business ID (W-IdNr.) if you have one.\n\nIt has to be easy to find at all times, usually within two clicks. Since May 2024, this has been in § 5 DDG. Remove links to the EU’s online dispute platform, which closed in July 2025.",
  },
  privacy: {
    q: "Do I need a privacy notice and a cookie banner?",
    a: "You need a privacy notice as soon as you process people’s data, and practically every website does. It says in plain words who is responsible, which data you use, what for and for how long, who receives it, and which rights people have.\n\nYou only need a banner if you store or read something on people’s devices that isn’t strictly necessary, for instance for statistics or ads. You then have to ask first, and declining has to be as easy as accepting. Sign a data processing agreement with providers that process data for you.",
  },
  terms: {
    q: "Do I need terms and conditions (AGB)?",
    a: "They aren’t compulsory. Without them, the law applies, and that’s often fine. They’re still handy in a shop, because they let you give much of the required information about contract, delivery and payment in one place.\n\nFor them to apply, you have to point them out clearly before the order and make them readable. Clauses that are surprising or unfair to your customers are void and can earn you a formal warning. Don’t copy someone else’s terms: they rarely fit and are often protected by copyright.",
  },
  withdrawal: {
    q: "How does the right of withdrawal work?",
    a: "Consumers can withdraw from contracts made online within 14 days without giving a reason; for goods, from the day they arrive. You have to inform them about this and provide a model form. If you don’t, the period is extended by twelve months.\n\nSince 19 June 2026, EU law has also required a clearly visible function for withdrawing from contracts made through an online interface. There are exceptions, such as goods made to measure, and digital content if the customer agreed to an immediate start and knows that this ends their right.",
  },
  order_button: {
    q: "What must the order button say?",
    a: "“Zahlungspflichtig bestellen” or something just as clear, such as “Kaufen” (buy). “Continue” or “Complete order” isn’t enough: consumers then aren’t bound by the contract. Right above the button, show once more what’s being bought, the total price, the shipping costs and, for subscriptions, the term.\n\nThen confirm electronically at once that you’ve received the order. If people can take out a subscription on your website, you also need a cancellation button that works without signing in.",
  },
  prices: {
    q: "How must I show prices?",
    a: "To consumers, always as a total price including VAT and everything that necessarily comes on top. In shops, you have to say that VAT is included and whether there are shipping costs. Goods sold by weight, volume or length also need a unit price, for instance per kilogram.\n\nIf you advertise a discount on goods, state the lowest price of the last 30 days. Made-up “was” prices are forbidden. If you only sell to businesses, you can advertise net prices but have to make that clear.",
  },
  packaging: {
    q: "Do I have to register with LUCID, the packaging register?",
    a: "Yes, if you’re the first in Germany to fill packaging that ends up as waste with consumers. That includes shipping boxes, filling material and tape, from the very first parcel. You register free of charge with the central agency and sign up with a dual system. Report the same amounts to both.\n\nMarketplaces mustn’t let you sell without proof. If you only sell digital products, you don’t need this. Since August 2026, the EU packaging regulation has applied as well. There are separate registers for electrical devices and batteries.",
  },
  ad_labels: {
    q: "When do I have to label posts as advertising?",
    a: "Whenever you advertise for someone else and get money, commission, a discount or products for it, and the purpose isn’t obvious at first glance. Advertising for your own business has to be recognisable too.\n\nWrite “Werbung” or “Anzeige”, easy to read and right at the start, and on screen in videos. Hidden hashtags, “ad” or “sponsored by” may not be enough in Germany. If you get nothing and give your own opinion, it isn’t advertising; in that case, keep your receipt. The German media authorities have a free guide on this.",
  },
  ai_labels: {
    q: "Do I have to label AI-generated content?",
    a: "According to its text, Art. 50 of the EU AI Act has applied since 2 August 2026. For you, that mainly means: people talking to a chatbot have to be told. Pictures, sound and videos that look real but aren’t (deepfakes) have to be recognisable as artificial; for obvious art or satire, a discreet note is enough. Texts on matters of public interest have to be labelled if no human has checked them and takes responsibility for them.\n\nMarking output in a machine-readable way is up to the AI providers. Because the deadlines were still being discussed, check the current version.",
  },
  accessibility: {
    q: "Does my shop have to be accessible?",
    a: "Germany’s accessibility act (BFSG) has applied since 28 June 2025. If you offer contracts to consumers online, which includes shops and booking pages, you have to make them accessible: usable by keyboard, readable by screen readers, with enough contrast and clear text. You also need a statement on your site.\n\nMicro-enterprises that offer services are exempt: fewer than ten staff and no more than €2 million in annual turnover or balance sheet total. The exemption doesn’t cover certain products. But it’s always worth it: more people can buy from you.",
  },
  false_self_employment: {
    q: "What is false self-employment?",
    a: "When someone sends invoices but works like an employee: following instructions, as part of the organisation, without any risk of their own. What counts is how you really work, not what the contract says. If it’s found, it’s mainly the client who has to pay social security contributions, for several years back.\n\nSigns of genuine self-employment: several clients, their own prices, free choice of time and place, their own tools. If in doubt, Germany’s pension insurance can decide for you (Statusfeststellung). Anyone who only has one client for a long time may also have to pay into the pension scheme.",
  },
  freelancers: {
    q: "What should I look out for when I hire freelancers?",
    a: "Write down what’s delivered by when, what it costs, when it’s paid, how many revisions are included and which rights you get. Settle whether you’re paying for a result (Werkvertrag) or for work (Dienstvertrag). If someone gets your customers’ data, you need a data processing agreement.\n\nIf they’re based abroad, it’s often you who owes the VAT. If you regularly hire people for design, writing or music, you may have to pay the artists’ social security levy, even if they aren’t members of the artists’ social fund themselves.",
  },
  mini_job: {
    q: "How do I employ someone in a mini-job?",
    a: "In 2026, a mini-job can pay up to €603 a month on average, and the minimum wage applies here too. You need a company number from the Federal Employment Agency and have to register the person with the Minijob-Zentrale and the accident insurer. You pay flat-rate contributions on top of the wage.\n\nHoliday, sick pay and protection against dismissal apply as for other employees. Put the main terms in writing and record working hours. Check whether several mini-jobs are added together.",
  },
  rights_of_use: {
    q: "Who owns the logo, copy and code that others create for me?",
    a: "Copyright always stays with the person who created something. You get rights of use, as many as you agree on; if you don’t agree on anything, only what the purpose of the job requires. So write down: exclusive or not, for how long, where, what for, whether you can change it and pass it on and, for software, whether you get the source code.\n\nIf programmers are employed, the rights to a program usually belong to the employer. If you’re starting a company together, transfer the rights to the company. Pictures and music from the web need a licence.",
  },
  nda: {
    q: "Do I need a non-disclosure agreement (NDA)?",
    a: "The law doesn’t protect an idea on its own. It only protects trade secrets if you take reasonable steps to keep them secret, and an NDA is a usual part of that. It makes sense before you show figures, customer lists, recipes or source code.\n\nIt should say what’s confidential, what it can be used for, for how long, what’s returned at the end and, if you like, a contractual penalty. For a first chat about a rough idea, it’s often too much. You can write one and sign it together in the tools here.",
  },
  marketplaces: {
    q: "What applies if I sell through Amazon, Etsy, Shopify or TikTok?",
    a: "You’re usually the seller yourself, with a legal notice, withdrawal, price information, warranty and taxes. The platform’s rules come on top: it checks your identity and, depending on the goods, asks for proof, such as on packaging or product safety. A shop system like Shopify only provides the technology.\n\nCheck the fees, payout times and forbidden goods before you do your sums. If a marketplace blocks your account, EU law says it has to give reasons, and you can complain. Build up contacts of your own too, so that not everything depends on one account.",
  },
  platform_reports: {
    q: "Does the platform report my sales to the tax office?",
    a: "Yes. Under Germany’s platform tax transparency act (in the EU: DAC7), platforms report every year who earned what through them. That covers goods, personal services and letting. You aren’t reported if you sell fewer than 30 items a year and earn no more than €2,000 from them.\n\nA report doesn’t mean that you owe tax: clearing out your attic doesn’t make you a trader. Nor are you exempt just because nothing is reported. You get a copy of your report; compare it with your own figures.",
  },
  dropshipping: {
    q: "What should I look out for in dropshipping from outside the EU?",
    a: "The contract is with you, even if you never see the goods. You accept withdrawals, provide the warranty and give honest delivery times. Since December 2024, EU product safety law has required a responsible person in the EU for consumer products, and your listing has to name the manufacturer, a contact and any warnings.\n\nImports are subject to import VAT and, depending on value and goods, customs duty; settle beforehand who pays. There’s a special procedure (IOSS) for parcels up to €150. The EU ended the customs exemption for parcels up to €150 in July 2026, so duty is due on small parcels too. Check trade marks and the rules for your goods as well, such as CE marking.",
  },
  account: {
    q: "Do I need a business account?",
    a: "For a UG or GmbH, yes, if only to pay in the share capital; the account belongs to the company. No law requires it for sole traders, but most banks don’t allow business use of private current accounts.\n\nEven if you don’t have to, a separate account is worth it: you see what the business really earns, and your bookkeeping gets much easier. A third account for taxes helps. Look out for fees per transaction, payouts from payment services, links to your bookkeeping, and whether several of you can access it.",
  },
  start_grant: {
    q: "How do I get the start-up grant (Gründungszuschuss)?",
    a: "It’s for people who receive unemployment benefit (Arbeitslosengeld) and become self-employed as their main occupation. When you start, you still need at least 150 days of entitlement. For six months, you get the amount of your benefit plus €300 for insurance; after that, you can apply for €300 a month for nine more months.\n\nYou aren’t entitled to it; the employment agency decides. Apply before you start. You need a business plan and a statement from an expert body, such as the chamber of commerce or a tax adviser. If you’re on basic income support, ask about Einstiegsgeld.",
  },
  funding: {
    q: "What grants and loans are there?",
    a: "The federal funding database lists grants, loans and guarantees from the federal government, the states and the EU, searchable by place and sector. Well-known ones are KfW’s start-up loans, which you apply for through your bank, guarantee banks, EXIST for university start-ups, and your state’s own programmes.\n\nImportant: you almost always have to apply before you start or order anything. You’ll need a clear business plan with figures everywhere. Don’t trust anyone who wants money up front to “guarantee” you a grant.",
  },
  health_insurance: {
    q: "What about health insurance and pension?",
    a: "If self-employment is your main occupation, you insure yourself, either voluntarily in the public system or privately. Public contributions depend on your income, with a minimum; children can be covered free of charge. Private ones depend on your age, health and plan, and it’s often hard to get back. In the public system, you have to opt in to sick pay.\n\nMany self-employed people pay into the state pension voluntarily; some have to, such as teachers or anyone with only one client for a long time. Tell your insurer when you start.",
  },
  artists_fund: {
    q: "What is the artists’ social fund (KSK)?",
    a: "If you work for yourself as an artist or writer, for instance in music, writing, graphics, photography or design, you can get health, care and pension insurance through it and only pay about half of the contributions, much like an employee. The government and companies that buy such work pay the rest.\n\nYou have to make a living from it, on a lasting basis, and expect to earn more than €3,900 a year; this limit doesn’t apply in the first three years. You can employ one person at most, not counting trainees and mini-jobs.",
  },
} as const satisfies Translation<typeof german.questions, "en">;
