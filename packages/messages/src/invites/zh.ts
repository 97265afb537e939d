import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "3 至 64 个字符：字母、数字、- 和 _。",
  slug_taken: "这个名字已经有人用了。",
  slug_reserved: "这个名字是保留的，请换一个。",
  link_exists: "你已经有邀请链接了，它永远属于你。",
  invite_unknown: "这个邀请链接不存在（或已失效）。",
  invite_own: "这是你自己的链接。",
  invite_late: "邀请链接只在注册后 24 小时内有效。",
  iban_invalid: "这个 IBAN 不正确，或者 SEPA 无法汇到那里。",
  payout_too_small: "满 25 欧元即可提现。",
  payout_running: "已有一笔提现正在处理。到账后你可以申请下一笔。",
  payout_decided: "这件事已经决定了。",
  payout_uncovered: "余额已不足以支付：有一笔收益被撤销。",
  holder_unwritable: "银行无法书写此姓名，请用拉丁字母填写。",
  batch_empty: "没有已批准的提现。",
  payout_account_missing: "没有设置用于付款的账户。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "有人通过你的邀请链接加入",
    title: "有人通过你的链接加入了",
    text: "看看已经来了多少人。",
    line: "有人通过你的邀请链接注册了",
  },
} as const satisfies Translation<typeof german.notifications, "zh">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "贷记单",
  statement_test: "测试资金：不会实际付款。",
  statement_for: "收款人",
  statement_number: "编号",
  statement_what: "事项",
  statement_amount: "金额",
  statement_opening: "月初余额",
  statement_closing: "月末余额",
  statement_tax: "因推荐付费成员而得。是否以及如何纳税取决于你的情况：如有疑问，请咨询税务局或税务顾问。",
  line_earned: "推荐了一位付费成员",
  line_reversed: "已收回：购买被退款或有争议",
  line_paid: "已支付",
} as const satisfies Translation<typeof german.messages, "zh">;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "邀请并赚取奖励",
  lead: "邀请同样想做一番事业的人。每有一位成员通过你的链接加入并购买高级会员，你都会得到奖励。",
  failed: "无法加载你的邀请",
  make: {
    title: "选择你的链接",
    lead: "它永远属于你，之后无法更改。",
    label: "链接名称",
    hint: "3 至 64 个字符：英文字母、数字、- 和 _。",
    invalid: "这里只能用英文字母、数字、- 和 _。",
    short: "还太短：至少 3 个字符。",
    button: "创建链接",
    confirm_title: "永久创建这个链接？",
    confirm_text: "你的链接将是“{{slug}}”。之后不能更改，也不能再创建第二个。",
    confirm_button: "永久创建",
    failed: "无法创建邀请",
    done: "链接已就绪，马上发给朋友吧。",
  },
  link: {
    title: "你的链接",
    lead: "通过它注册的人都算你的，注册后 24 小时内打开它的人也算。",
    label: "你的邀请链接",
    copy: "复制",
    copied: "链接已复制。",
    copy_failed: "这里无法复制。请选中链接手动复制。",
    share: "分享",
    share_text: "来 {{app}} 吧：在这里可以找到一起做事的人。",
    qr: "包含邀请链接的二维码",
    png: "下载 PNG",
    svg: "下载 SVG",
  },
  stats: {
    title: "你的链接带来了什么",
    total: "已注册",
    premium: "当前高级会员",
    conversions: "已购买",
    revenue: "他们支付了",
    earnings: "已赚取",
  },
  people: {
    title: "谁通过你的链接加入",
    premium: "高级会员",
    bought: "曾经购买",
    newcomer: "还没有名字",
    all: "显示全部",
    empty: "还没有人",
    empty_text: "把链接发给两三位早就想创业的朋友。只要有人注册，名字就会出现在这里。",
  },
  money: {
    title: "你的收入",
    reward: "每位付费成员 {{amount}}：{{usd}}，按 {{date}} 的汇率 {{rate}} 换算。",
    payable: "可提现",
    missing: "再有 {{amount}} 就可以提现。",
    enough: "你可以提现了。",
    progress: "距离提现的进度",
    request: "申请提现",
    running: "有一笔提现正在处理。到账后你可以申请下一笔。",
    waiting: "等待中",
    waiting_text: "购买者可在 {{days}} 天内撤销，之后即可提现。",
    held: "审核中",
    held_text: "付款前我们会查看部分注册。你无需做任何事。",
    requested: "已申请",
    requested_text: "正在付给你。",
    paid: "已支付",
    paid_text: "已到你的账户。",
    earned: "总收入",
    earned_text: "不含已退款的购买。",
  },
  payout: {
    title: "提现 {{amount}}",
    lead: "团队审核后，我们会把所有可提现的金额汇给你。",
    iban: "IBAN",
    iban_hint: "我们汇款的账户。",
    iban_short: "还缺几位。",
    iban_wrong: "这个 IBAN 不正确，请逐个字符核对。",
    iban_good: "IBAN 书写正确。",
    holder: "账户持有人",
    holder_hint: "与银行登记的姓名一致。",
    holder_missing: "这是谁的账户？",
    send: "申请提现",
    done: "已申请。我们审核后汇款。",
  },
  payouts: {
    title: "提现记录",
    empty: "每笔提现及其进度会显示在这里。",
    account: "尾号 {{end}} 的账户",
    reason: "原因：{{reason}}",
    older: "显示更早的",
    older_failed: "无法加载更早的记录。",
    states: {
      requested: "审核中",
      approved: "已批准，正在汇款",
      rejected: "已拒绝",
      paid: "已汇出",
    },
  },
  months: {
    title: "结算单",
    lead: "每个有变动的月份都有一张贷记单供你留存。",
    empty: "有了第一笔收入，就会有第一张结算单。",
    opening: "期初",
    earned: "赚取",
    reversed: "收回",
    paid: "支付",
    closing: "期末",
    pdf: "PDF",
    pdf_of: "下载 {{month}} 的贷记单（PDF）",
    pdf_failed: "无法加载贷记单，请稍后再试。",
  },
  how: "如何运作",
} as const satisfies Translation<typeof german.pages, "zh">;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "邀请",
  working: "正在兑换你的邀请……",
  success: "邀请已兑换！正在跳转……",
  already: "你已经加入了，真好！马上继续……",
  no_slug: "链接无效：未找到 slug。",
  no_slug_text: "请索取完整链接，再打开一次。",
  failed: "无法兑换邀请。",
  unauthenticated: "这需要一个账户，马上继续……",
  to_feed: "前往动态",
  to_login: "前往登录",
} as const satisfies Translation<typeof german.redeem, "zh">;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "提现",
  intro: "谁申请了提现、哪些正在处理，以及哪些邀请需要查看。",
  failed: "无法加载",
  more: "显示更多",
  more_failed: "无法加载更多。",
  tabs: {
    requested: "已申请",
    approved: "已批准",
    paid: "已汇出",
    rejected: "已拒绝",
    held: "已暂缓",
  },
  empty: {
    requested: "没有待决定的",
    approved: "没有待汇款的",
    paid: "还没有汇出的",
    rejected: "没有被拒绝的",
    held: "没有暂缓的邀请",
    text: "一有动静就会显示在这里。",
  },
  uncovered: "余额不足：有一笔收益被撤销。该付款不在 SEPA 文件中。",
  transferred: "银行已完成转账",
  holder: "账户持有人",
  iban: "IBAN",
  requested: "申请于",
  decided: "决定于",
  paid: "汇出于",
  own: "你自己的提现由他人决定。",
  approve: {
    button: "批准",
    title: "批准向 {{name}} 支付 {{amount}}？",
    text: "之后这笔提现会出现在 SEPA 文件中。",
    done: "已批准。",
  },
  reject: {
    button: "拒绝",
    title: "拒绝 {{name}} 的提现",
    text: "这笔钱会重新变为可提现。{{name}} 会看到你的理由。",
    reason: "理由",
    missing: "请写明理由。",
    done: "已拒绝。",
  },
  mark: {
    button: "标记为已汇出",
    title: "银行已接受这笔汇款了吗？",
    text: "向 {{name}} 支付 {{amount}}。此操作无法撤销。",
    done: "已标记为汇出。",
  },
  file: {
    button: "下载 SEPA 文件",
    text: "供银行使用的所有已批准提现。下载不会改变任何状态：汇出后请逐笔标记。",
  },
  held: {
    of: "{{inviter}} 邀请了 {{invitee}}",
    reasons: {
      same_card: "两个账户用同一张卡付款。",
      mutual: "两名成员互相邀请。",
      same_device: "两个账户来自同一台设备。",
      address_burst: "一天内同一地址有多次注册。",
    },
    filter: "哪些邀请",
    open: "待处理",
    decided: "已决定",
    note: "备注",
    note_hint: "只有团队能看到。",
    released: "已放行",
    refused: "已否决",
  },
  release: {
    button: "放行",
    title: "放行这个邀请？",
    text: "它赚取的奖励在撤销期过后可以提现。",
    done: "邀请已放行。",
  },
  refuse: {
    button: "否决",
    title: "否决这个邀请？",
    text: "它赚取的奖励会被收回，以后也不再产生奖励。",
    done: "邀请已否决。",
  },
} as const satisfies Translation<typeof german.staff, "zh">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "邀请他人并赚取奖励",
    keywords: "邀请链接、推荐朋友、推荐、二维码、slug",
    body: "在“邀请”里创建你自己的链接。名称永久不变，请好好选择。\n\n- 分享链接或出示二维码。\n- 通过它注册的人都算你的。已有账户的人可在注册后 24 小时内打开链接。\n- 其中有人首次购买高级会员时，你会得到折合欧元的 3 美元。\n\n你只能看到谁加入了、谁是高级会员。不能邀请自己。",
  },
  invite_payouts: {
    title: "提取你的收入",
    keywords: "提现、钱、IBAN、贷记单、结算单、税",
    body: "收入先等待 14 天：这段时间内购买可以撤销。如果购买被退款，相应的奖励也会收回。\n\n- 满 25 欧元即可用 IBAN 和账户持有人申请提现。\n- 团队审核后我们汇款。\n- 每个月都有一张 PDF 贷记单。\n\n付款前我们会查看部分邀请。是否需要缴税，请咨询税务局或税务顾问。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
