import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Buying, what was bought, one's rights, and the test version. */

/** Codes that the endpoints answer with. */
export const errors = {
  billing_unavailable: "支付功能不可用",
  too_young: "年满 16 岁才能购买。",
  subscription_runs: "你的订阅已在生效中，可以在设置中管理。",
  nothing_bought: "你还没有购买过任何内容。",
  signature_invalid: "此消息的签名不正确。",
  withdrawal_over: "这笔购买已无法撤回：期限已过，或款项已经退回。",
  papers_unavailable: "暂时无法生成 PDF 文件，请稍后再试。",
  no_subscription: "你目前没有生效中的订阅。",
  test_version_used: "你已经用过试用版了。(already used)",
  premium_already: "你已经是高级会员，不需要试用版。",
  already_resolved: "已经有人处理过了。",
  nothing_to_refund: "这里没有可以退回的付款。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  premium_expiring: {
    name: "高级会员或试用版即将到期",
    premium: {
      title: "你的高级会员即将到期",
      text: "现在续期，一切照常，不会中断。",
      line: "你的高级会员即将到期",
    },
    test: {
      title: "你的试用版即将到期",
      text: "你创建的内容都会保留。成为高级会员，就能继续编辑。",
      line: "你的试用版即将到期",
    },
  },
} as const satisfies Translation<typeof german.notifications, "zh">;

/** Mails. */
export const mails = {
  purchase_confirmed: {
    subject: "你在 {{app}} 的订单 {{order}}",
    heading: "感谢你的购买！",
    body: "我们已收到你的付款，高级会员即刻生效。\n\n{{plan}}\n{{amount}}（含增值税）\n订单 {{order}}，付款日期：{{when}}\n\n你可以在 14 天内无理由撤回合同，届时将获得全额退款。发票、条款以及附有表格的撤回权说明已随本邮件附上，请妥善保存。",
    button: "我的购买记录",
  },
  purchase_confirmed_test: {
    subject: "{{app}} 测试购买 {{order}}",
    heading: "测试购买成功",
    body: "这是测试资金：没有产生任何扣款。高级会员即刻生效。\n\n{{plan}}\n{{amount}}（含增值税）\n订单 {{order}}，付款日期：{{when}}\n\n你可以在 14 天内无理由撤回合同。发票、条款以及附有表格的撤回权说明已随本邮件附上。",
    button: "我的购买记录",
  },
  purchase_refunded: {
    subject: "款项正在退回：订单 {{order}}",
    heading: "款项正在退回",
    body: "我们已将“{{plan}}”（订单 {{order}}）的 {{amount}} 按你的付款方式原路退回。视银行而定，可能需要几天才能到账。\n\n贷项通知单已随本邮件附上。",
    button: "我的购买记录",
  },
  withdrawal_received: {
    subject: "已收到你的撤回声明 {{number}}",
    heading: "已收到你的撤回声明",
    body: "我们确认已收到你的撤回声明。\n\n编号：{{number}}\n收到时间：{{when}}\n姓名：{{name}}\n订单：{{order}}\n你的留言：{{text}}\n\n如果能明确对应到你的购买，我们会立即全额退款。否则会有工作人员与你联系，最迟 14 天内全部处理完毕。",
    button: "打开 {{app}}",
  },
  cancellation_received: {
    subject: "已收到你的取消通知 {{number}}",
    heading: "已收到你的取消通知",
    body: "我们确认已收到你的取消通知。\n\n编号：{{number}}\n收到时间：{{when}}\n姓名：{{name}}\n订单：{{order}}\n你的留言：{{text}}\n\n我们会核实它属于哪份合同，并写信告诉你合同何时终止。",
    button: "打开 {{app}}",
  },
  cancellation_received_until: {
    subject: "已收到你的取消通知 {{number}}",
    heading: "已收到你的取消通知",
    body: "我们确认已收到你的取消通知。\n\n编号：{{number}}\n收到时间：{{when}}\n姓名：{{name}}\n订单：{{order}}\n你的留言：{{text}}\n\n你的合同将于 {{until}} 终止，此后不会再扣款。",
    button: "打开 {{app}}",
  },
  subscription_cancelled: {
    subject: "你在 {{app}} 的订阅已取消",
    heading: "你的订阅已取消",
    body: "你已于 {{when}} 取消订阅。高级会员可继续使用至 {{until}}，此后不会再扣款。\n\n在此之前，你可以在设置中撤销取消。",
    button: "打开 {{app}}",
  },
  premium_expiring: {
    subject: "你在 {{app}} 的高级会员将于 {{until}} 到期",
    heading: "你的高级会员即将到期",
    body: "你的高级会员将于 {{until}} 到期，不会自动续期。如果提前续购，新的时长会直接顺延。\n\n你创建的所有内容仍可查看，也可以导出。",
    button: "续期高级会员",
  },
  test_expiring: {
    subject: "你在 {{app}} 的试用版将于 {{until}} 到期",
    heading: "你的试用版即将到期",
    body: "你的试用版将于 {{until}} 到期。试用免费，也不会自动续期。\n\n你创建的所有内容仍可查看。成为高级会员，就能继续编辑。",
    button: "了解高级会员",
  },
} as const satisfies Translation<typeof german.mails, "zh">;

/** What only the server says: names of plans, papers, and the pages of the payments with test money. */
export const messages = {
  plan_30d: "高级会员 30 天",
  plan_6m: "高级会员 6 个月",
  plan_monthly: "高级会员订阅，按月",
  paper_invoice: "发票",
  paper_credit_note: "贷项通知单",
  paper_test: "测试资金：没有产生任何扣款。",
  paper_number: "编号",
  paper_date: "日期",
  paper_order: "订单",
  paper_of_invoice: "对应发票",
  paper_period: "期间",
  paper_service: "服务",
  paper_amount: "金额",
  paper_vat: "增值税 {{rate}}（{{country}}）",
  paper_total: "合计（含增值税）",
  paper_paid: "款项已付清，谢谢！",
  paper_returned: "款项将按付款方式原路退回。",
  notice_title: "撤回权说明",
  notice_right_title: "撤回权",
  notice_right_text:
    "你有权在十四天内撤回本合同，无需说明任何理由。撤回期限为自合同订立之日起十四天。\n\n如要行使撤回权，你须以明确的声明将撤回本合同的决定通知我们（{{operator}}，{{address}}，{{email}}）。你可以使用下方的表格，也可以在我们的网站上点击“撤回合同”；两者均非强制。只要在撤回期限届满前发出通知，即视为遵守期限。",
  notice_effect_title: "撤回的后果",
  notice_effect_text:
    "如果你撤回本合同，我们将向你退还从你处收到的全部款项，不得无故拖延，最迟不超过自收到你的撤回通知之日起十四天。退款使用与你付款时相同的支付方式，且不收取任何费用。即使你曾要求在撤回期限届满前开始提供服务，也同样全额退款。",
  notice_form_title: "撤回表格范本",
  notice_form_text:
    "如果你想撤回合同，请填写此表格并寄回：{{operator}}，{{address}}，{{email}}。\n\n本人特此通知撤回本人就以下服务订立的合同（订单 {{order}}）：",
  notice_line_contract: "服务",
  notice_line_ordered: "订购日期",
  notice_line_name: "姓名",
  notice_line_address: "地址",
  notice_line_date: "日期",
  notice_line_signature: "签名（仅限书面通知）",
  local_note: "测试资金。这里没有真实的资金往来，不会产生任何扣款。",
  local_checkout: "测试收银台",
  local_vat: "含增值税",
  local_card: "测试卡",
  local_cards:
    "4242 4242 4242 4242 可付款。4000 0000 0000 0002 会被拒绝。4000 0000 0000 0259 可付款，随后会被提出争议。请勿输入真实的卡。",
  local_pay: "用测试资金付款",
  local_back: "返回",
  local_home: "前往控制台",
  local_gone: "此页面已过期",
  local_declined: "卡被拒绝，没有产生任何扣款。",
  local_no_card: "这不是测试卡。请勿输入真实的卡。",
  local_portal: "测试门户",
  local_subscription: "订阅",
  local_method: "支付方式",
  local_payments: "付款记录",
  local_none: "暂无内容",
  local_returned: "已退款",
  local_renews: "生效中，下次扣款：{{until}}",
  local_ends: "已取消，有效期至 {{until}}",
  local_ended: "已结束",
  local_cancel: "取消订阅",
  local_keep: "还是保留",
} as const satisfies Translation<typeof german.messages, "zh">;
