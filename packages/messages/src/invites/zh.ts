import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "3 至 64 个字符：英文字母、数字、- 和 _。",
  slug_taken: "这个名字已经有人用了。",
  slug_reserved: "这个名字是保留的，请换一个。",
  link_exists: "你已经有邀请链接了，它永久归你所有。",
  invite_unknown: "这个邀请链接不存在或已失效。",
  invite_own: "这是你自己的链接。",
  invite_late: "邀请链接只在注册后 24 小时内有效。",
  iban_invalid: "这个 IBAN 不正确，或所在国家不属于 SEPA 区。",
  payout_too_small: "满 25 欧元即可提现。",
  payout_running: "已有一笔提现正在处理。到账后你可以申请下一笔。",
  payout_decided: "此事已经处理过了。",
  payout_uncovered: "余额已不足以支付这笔提现：有一笔收益被收回。",
  holder_unwritable: "银行无法处理这个姓名，请用拉丁字母填写。",
  batch_empty: "没有已批准的提现。",
  payout_account_missing: "尚未设置用于付款的银行账户。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "有人通过你的邀请链接加入",
    title: "有人通过你的链接注册了",
    text: "看看已经有多少人加入。",
    line: "有人通过你的链接注册了",
  },
} as const satisfies Translation<typeof german.notifications, "zh">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "结算单",
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
  line_paid: "已提现",
} as const satisfies Translation<typeof german.messages, "zh">;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "邀请并赚取奖励",
  lead: "邀请同样想做一番事业的人。每有一位成员通过你的链接加入并购买高级会员，你都会得到奖励。",
  failed: "无法加载你的邀请",
  make: {
    title: "给你的链接起个名字",
    lead: "它永久归你所有，之后无法更改。",
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
    lead: "通过它注册的人都算你邀请的；注册后 24 小时内才打开它的人也算。",
    label: "你的邀请链接",
    copy: "复制",
    copied: "链接已复制。",
    copy_failed: "复制失败。请选中链接手动复制。",
    share: "分享",
    share_text: "来 {{app}} 吧：在这里可以找到和你一起创业的人。",
    qr: "包含邀请链接的二维码",
    png: "下载 PNG",
    svg: "下载 SVG",
  },
  stats: {
    title: "你的链接带来的成果",
    total: "已注册",
    premium: "目前的高级会员",
    conversions: "已购买",
    revenue: "他们的付款总额",
    earnings: "收益",
  },
  people: {
    title: "通过你的链接加入的人",
    premium: "高级会员",
    bought: "购买过",
    newcomer: "还没有名字",
    all: "显示全部",
    empty: "还没有人",
    empty_text: "把链接发给两三位早就想创业的朋友。只要有人注册，名字就会出现在这里。",
  },
  money: {
    title: "你的收益",
    reward: "每位付费成员奖励 {{amount}}：{{usd}}，按 {{date}} 的汇率 {{rate}} 换算。",
    payable: "可提现",
    missing: "再有 {{amount}} 就可以提现。",
    enough: "你可以提现了。",
    progress: "提现进度",
    request: "申请提现",
    running: "有一笔提现正在处理。到账后你可以申请下一笔。",
    waiting: "等待中",
    waiting_text: "购买者可在 {{days}} 天内撤回，之后即可提现。",
    held: "审核中",
    held_text: "付款前，我们会核查部分注册。你无需做任何事。",
    requested: "已申请",
    requested_text: "正在处理，即将到账。",
    paid: "已提现",
    paid_text: "已汇入你的银行账户。",
    earned: "累计收益",
    earned_text: "不含已退款的购买。",
  },
  payout: {
    title: "提现 {{amount}}",
    lead: "团队审核后，我们会把所有可提现的金额汇给你。",
    iban: "IBAN",
    iban_hint: "我们会汇款到这个账户。",
    iban_short: "还差几位。",
    iban_wrong: "这个 IBAN 不正确，请逐个字符核对。",
    iban_good: "IBAN 格式正确。",
    holder: "账户户名",
    holder_hint: "与银行登记的户名一致。",
    holder_missing: "请填写账户户名。",
    send: "申请提现",
    done: "已申请。我们审核后会汇款给你。",
  },
  payouts: {
    title: "提现记录",
    empty: "今后的每笔提现及其进度都会显示在这里。",
    account: "尾号 {{end}} 的账户",
    reason: "原因：{{reason}}",
    older: "显示更早的",
    older_failed: "无法加载更早的内容。",
    states: {
      requested: "审核中",
      approved: "已批准，正在汇款",
      rejected: "已拒绝",
      paid: "已汇出",
    },
  },
  months: {
    title: "结算单",
    lead: "每个有变动的月份都会生成一张结算单，供你留存。",
    empty: "有了第一笔收益，就会生成第一张结算单。",
    opening: "期初余额",
    earned: "收益",
    reversed: "收回",
    paid: "提现",
    closing: "期末余额",
    pdf: "PDF",
    pdf_of: "下载 {{month}} 的结算单（PDF）",
    pdf_failed: "无法下载结算单，请稍后再试。",
  },
  how: "运作方式",
} as const satisfies Translation<typeof german.pages, "zh">;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "邀请",
  working: "正在处理你的邀请……",
  success: "邀请已兑换！正在跳转……",
  already: "你已经加入了，真好！即将跳转……",
  no_slug: "链接无效：链接不完整。",
  no_slug_text: "请向对方要完整的链接，再打开一次。",
  failed: "无法使用邀请。",
  unauthenticated: "这需要一个账户，即将跳转……",
  to_feed: "前往动态",
  to_login: "前往登录",
} as const satisfies Translation<typeof german.redeem, "zh">;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "提现",
  intro: "谁申请了提现、哪些正在处理，以及哪些邀请需要核查。",
  failed: "无法加载",
  tabs: {
    requested: "已申请",
    approved: "已批准",
    paid: "已汇出",
    rejected: "已拒绝",
    held: "已暂缓",
  },
  empty: {
    requested: "没有待处理的申请",
    approved: "没有待汇款的提现",
    paid: "还没有汇出的提现",
    rejected: "没有被拒绝的提现",
    held: "没有暂缓的邀请",
    text: "一有变动，就会显示在这里。",
  },
  uncovered: "余额不足：有一笔收益被收回。这笔提现不在 SEPA 文件中。",
  transferred: "银行已完成转账",
  holder: "账户户名",
  iban: "IBAN",
  requested: "申请时间",
  decided: "决定时间",
  paid: "汇款时间",
  own: "你自己的提现由其他人处理。",
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
    text: "包含所有已批准的提现，供银行使用。下载不会改变任何状态：汇出后请逐笔标记。",
  },
  held: {
    of: "{{inviter}} 邀请了 {{invitee}}",
    reasons: {
      same_card: "两个账户用同一张卡付款。",
      mutual: "两名成员互相邀请。",
      same_device: "两个账户来自同一台设备。",
      address_burst: "一天内有许多注册来自同一地址。",
    },
    filter: "筛选邀请",
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
    text: "它带来的收益在撤回期过后可以提现。",
    done: "邀请已放行。",
  },
  refuse: {
    button: "否决",
    title: "否决这个邀请？",
    text: "它带来的收益会被收回，以后也不再产生收益。",
    done: "邀请已否决。",
  },
} as const satisfies Translation<typeof german.staff, "zh">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "邀请他人并赚取奖励",
    keywords: "邀请链接，推荐朋友，推荐，二维码，链接名称",
    body: "在“$t(shell:nav.invites)”里创建你自己的链接。链接名称永久不变，请慎重选择。\n\n- 分享链接或出示二维码。\n- 通过它注册的人都算你邀请的。已有账户的人可在注册后 24 小时内打开链接。\n- 其中有人首次购买高级会员时，你会得到 3 美元，折算成欧元发放。\n\n你只能看到谁加入了、谁是高级会员。不能邀请自己。",
  },
  invite_payouts: {
    title: "提现你的收益",
    keywords: "提现，钱，IBAN，结算单，账单，税",
    body: "收益要等 14 天才能提现：在此期间，对方可以撤回购买。如果购买被退款，相应的收益也会收回。\n\n- 满 25 欧元即可申请提现：填写 IBAN 和账户户名。\n- 团队审核后，我们汇款给你。\n- 每个月都有一张 PDF 结算单。\n\n部分邀请在付款前会由我们查看。收益是否需要缴税，请咨询税务局或税务顾问。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
