// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/lexicon.h"

#include "models/evaluation/extraction/glyphs.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <algorithm>
#include <array>

namespace yuyi {

namespace {

/// Words between bars. A word that ends in ^ counts only where no other Chinese character but 的, 了, 啊, 吧 follows.
struct WordList {
    Sense sense;
    const char16_t *words;
};

constexpr std::array lists{
    // Longer words that hide a word of another list.
    WordList{Sense::Plain,
             u"选项比较|选项分析|选择题|单选题|多选题|选手|选取|选拔|选民|选举|候选|备选|筛选|挑选|评选|选出一个|选出正确|选出最|选择一个|选择正确|选择最|比强烈|比鲜明|比手法|对于|对应的是|相对|面对|针对|对话|对象|对方"
             u"|反对|绝对|对照|对称|配对|错过|错综|交错|错落|错位|正确理解|正确地|正确率|正确与否|是的|还有|不仅|不但|不过分|不断|不同|不少|不久|不管|不论|不安|不满|不足为奇|答案解析|作为|认为"
             u"|因为它|行为|成为|以为是|为了|为什么|为人|为难|称为|视为|更为|较为|颇为|人为|无为|意为|被认为|从而|从此|从不|从来|比如说|比喻|比例|比赛|比度|和谐|和平|和睦|温和|缓和|总和|与否|参与"
             u"|给与|及时|及格|以及时|或许|好的话|好像|最大|最多|最小|最少|最亮|最高|最低|最近|最常|最常见|最新|最早|最重要|最显眼|最醒目|选项字母|答题|作答|best friend|best friends"
             u"|at best|right side|right hand|right-hand|right now|the right of|on the right|to the right|all right"
             u"|answer sheet|answer choices|correct answer choices|option text|not only|yes men|no one|no longer|so that"
             u"|so many|so much|as well as|let me|letter from|true meaning|wrong side|correct interpretation depends"
             u"|at most|most people are|only if|right away"},
    WordList{Sense::Answer,
             u"答案|看法|观点|判断|正确答案|最终答案|最后答案|最后的答案|最佳答案|标准答案|参考答案|我的答案|本题答案|答|解答|结论|最终结论|回答|我的回答|我的选择|最终选择|最佳选择|最终选项|我的判断|判断结果|最终判断"
             u"|结果|最终结果|选择结果|输出|总结|小结|正解|正确选择|正确选项|最佳选项|选择题答案|单选|单选题|推荐答案|推荐选项|直接回答|简短回答|一句话回答|我的理解|答復|答复|answer|answers"
             u"|ans|final answer|correct answer|my answer|best answer|final choice|my choice|my pick|my guess|best guess"
             u"|my best guess|my selection|my vote|final selection|correct choice|correct option|best option|best choice"
             u"|chosen option|selected option|selected answer|selected choice|selected|selection|chosen|choice|top choice"
             u"|conclusion|verdict|prediction|pred|result|solution|response|summary|pick|guess|final|in the end"
             u"|answer choice|answer key|answer option|final output|bottom line|output|finalanswer|correctanswer"
             u"|correctoption|selectedoption|chosenoption|answer letter|option letter|option id|label|decision|short answer"
             u"|quick answer|in short|in one letter|tl;dr|as requested|you asked for a letter|implied meaning"
             u"|implicit meaning|metaphor is best described by|final decision|my decision|judgment|judgement|best match"
             u"|best fit"},
    WordList{Sense::Choose,
             u"选|不如选|不如选择|选择|选择了|选定|选出|选中|选的|选的是|选择的是|应选|应选择|故选|故选择|该选|首选|优选|必选|选项选|选择题选|锁定|判定为|判断为|判断是|确定为|确定是|定为|敲定|倾向于"
             u"|更倾向于|倾向|更倾向|支持|推荐|投|当选的是|排除法可得|排除法得出|choose|chose|chosen is|choosing|pick|picked|picking|select|selected is"
             u"|selecting|have selected|go with|goes with|going with|go for|going for|going to go with|opt for|opting for"
             u"|vote for|vote|votes for|vote goes to|settle on|settling on|settle for|stick with|sticking with|lean towards"
             u"|lean toward|leaning towards|leaning toward|leans towards|leans toward|lean to|inclined towards"
             u"|inclined to choose|inclined to|favor|favour|prefer|say|answer with|would answer|'d answer|'ll answer"
             u"|to answer|i answer|elect|by elimination|remaining|left with|we get|answer directly|arrive at|decide on"
             u"|decided on|identify|settled on|settled for|landed on|land on|end up with|stand by|bet on|my money on"
             u"|conclude with|concluded with|keep"},
    WordList{Sense::Opinion,
             u"我认为|我觉得|我想|我猜|我相信|我判断|个人认为|个人觉得|本人认为|依我看|在我看来|看来|看起来|估计|猜测|推测|推断|认为|觉得|私以为|窃以为|想来想去|think|believe|i think"
             u"|i believe|i guess|i'd guess|i would guess|i'm guessing|guess|i suspect|i feel|i'd say|i would say|i'll say"
             u"|i say|in my opinion|in my view|i assume|i reckon|i am confident|i'm confident|i'm sure|i am sure"
             u"|i'm fairly sure|i'm pretty sure|i conclude|we conclude|seems like|it seems|looks like|you want"
             u"|you're looking for|you are looking for"},
    WordList{Sense::Meaning,
             u"喻|含义|寓意|主题|主旨|意思|深意|内涵|中心思想|意图|metaphor|meaning|message|theme|idea|point|implication|moral|winner"
             u"|interpretation"},
    WordList{Sense::Looks,
             u"看|先看|再看|来看|看看|分析|讨论|考察|描述|描述了|说的是|讲的是|提到|提到了|谈到|谈到的|强调|强调的|涉及|比较一下|写着|写有|印着|标有|显示|start with|begin with"
             u"|starting with|look at|looking at|consider|considering|compare|comparing|analyze|analyse|discuss|describes"
             u"|describe|says|said|states|mentions|talks about|refers to|is about|about|shows|show|see|saw|contains"
             u"|labelled|labeled|marked|called|named|read|reads|written|examine|evaluate|check|checking|versus"},
    WordList{Sense::Only,
             u"唯|只有|唯有|仅有|只剩下|只剩|剩下|剩下的|只能是|仅|唯独|only|leaves|leaves us with|makes|remaining is|just"},
    WordList{Sense::Points,
             u"对应|对应的选项|对应的|即|也就是|亦即|指向|支持的是|答案见下|corresponds to|correspond to|corresponding to|points to|point to"
             u"|pointing to|suggests|favors|favours|decides for|lead to|leads to|described by|best described by|captured by"
             u"|best captured by|expressed by|best expressed by|represented by|conveys|metaphor for|namely|i.e."},
    WordList{Sense::Suits,
             u"吻合的是|契合|贴近|接近|吻合|matches|match|matches best|supports|support|aligns with|aligns best with"
             u"|aligns most closely with|aligned with|fits|consistent with|agrees with"},
    WordList{Sense::Copula,
             u"是|为|就是|即是|应是|应为|当为|应该是|应当是|应当为|应该为|正是|便是|乃|系|当属|也是|才是|而是|的是|属于|none other than|is|are|be|should be|would be"
             u"|must be|has to be|have to be|will be|can only be|ought to be|seems to be|appears to be|turns out to be|it's"
             u"|it is|that's|that is|this is|'s|to be|being|would have to be|it must be|it would be|it should be|becomes"
             u"|become"},
    WordList{Sense::Noun,
             u"选项|选择项|项|一项|的|这个|这一|该|那个|第|序号|字母|编号|个选项|这一选项|了|着|地|option|options|choice letter|letter|letters|the"
             u"|this option|statement|one|interpretation|number|choices|an|both the"},
    WordList{Sense::Adverb,
             u"应该|应当|应|该|就|则|便|明显|显然|当然|必然|必|一定|肯定|毫无疑问|无疑|确实|的确|其实就|最终|最后|最|还是|只能|可|可以|可得|首先|终究|自然|多半|宁可|宁愿|正|直接|综合|如下|再次"
             u"|暂且|才|决定|打算|会|要|需要|得|能|能够|大致|基本|基本上|非常|十分|完全|最为|尤其|尤为|更加|比较|较|很|相当|一票|下|以下|所以就|clearly|definitely|certainly"
             u"|surely|obviously|absolutely|undoubtedly|got|evidently|therefore|thus|hence|then|simply|just now|really"
             u"|indeed|likely|probably|presumably|most likely|very likely|finally|ultimately|overall|here|now|still|rather"
             u"|actually is|in fact|final|best described as|easily|in my opinion|will|would|should|shall|must|can|do|does"
             u"|did|to|have|has|had|'d|'ll|'ve|'m|am|going|fairly|pretty|quite|very|fully|entirely|strongly|most|more|much"
             u"|far|at least|currently|also the|both|to this question|to the question|for this question|for the question"
             u"|in this case|based on the image|based on the picture|among the options|of the options|of these|by far"},
    WordList{Sense::Pronoun,
             u"我|我们|你|您|它|这|那|此|本题|此题|该题|这题|这道题|这里|这张图片|本人|笔者|题目|自己|其|i|we|you|it|this|that|these|they|one should|my|our"
             u"|your|us|me|itself|myself|there|he|she"},
    WordList{Sense::So,
             u"因此|所以|故|故而|于是|综上|综上所述|综合来看|综合考虑|综合分析|总之|总的来说|总体来看|可见|由此|由此可见|由此可知|由此得出|毋庸置疑|不用说|没得说|说实话|那么|那|嗯|好的|好|好吧|没错|是的"
             u"|对的|您好|你好|哦|啊|吧|啦|呀|谢谢|毫无疑问|因而|从而得出|综合以上|相比之下|比较而言|根据图片|从图片看|从整体看|经过分析|权衡之后|后|therefore|thus|hence|so|sure"
             u"|okay|ok|well|certainly|yes|in conclusion|in summary|to conclude|to sum up|overall|consequently|accordingly"
             u"|as a result|great question|happy to help|here is|here's|let's|let me|please|all in all|based on this|easy"
             u"|hmm|absolutely|undoubtedly|without a doubt|no doubt|honestly|alright|got it|putting it together"
             u"|putting it all together|so that|assistant|model|final|助手|for sure"},
    WordList{Sense::Not,
             u"不|不是|并不是|并非|绝不是|绝非|而非|并不|不会|不能|不应|不应该|不该|不要|不可|不可能|不可能是|别|勿|没有|没|未|未必|未能|不再|不太|不够|非|无|缺乏|缺少|难以|无法|not|isn't"
             u"|aren't|wasn't|don't|doesn't|didn't|won't|wouldn't|can't|cannot|couldn't|shouldn't|never|neither|nor|no"
             u"|without|is not|皆非|hardly|fails to|lacks|lack|no evidence for|no support for|cannot be|can't be"},
    WordList{Sense::Excludes,
             u"排除|先排除|排除掉|剔除|淘汰|不选|不选择|不应选|不应选择|不该选|不能选|不要选|别选|误选|错选|易选|容易选|容易误选|收回|舍弃|放弃|去掉|否定|不考虑|错误选项|干扰项|干扰选项|次优选项|备选项"
             u"|次优|eliminate|eliminates|eliminating|exclude|excluding|excludes|rule out|ruling out|rules out|ruled out"
             u"|reject|rejecting|discard|discarding|take back|not choose|don't choose|not pick|not select|incorrect options"
             u"|incorrect option|wrong options|second choice|runner-up|alternatives|distractors"},
    WordList{Sense::Without,
             u"而不是|而不选|而非|除了|除|除开|除去|与其选|与其|迷惑|没有证据支持|其它选项|其余选项|rather than|instead of|except|except for|unlike|other than"
             u"|apart from|as opposed to|besides|aside from|avoid|over"},
    WordList{Sense::From,
             u"从|由|将答案从|把答案从|把答案由|from|changed from|change my answer from"},
    WordList{Sense::Hedge,
             u"可能|可能是|也许|或许|大概|大约|很可能|很可能是|似乎|好像|估计是|恐怕|勉强|硬要选|猜|maybe|perhaps|might be|may be|could be|might|may|could"
             u"|possibly|seems|appears|apparently|tempting|presumably"},
    WordList{Sense::Also,
             u"也|也是|也可能|也可能是|还可能|还可能是|或者说|亦|亦可|另外|or possibly|or maybe|or perhaps|also|could also be|may also be"
             u"|alternatively|备选|其次"},
    WordList{Sense::If,
             u"如果|假如|假设|假定|倘若|若|若是|要是|即使|即便|设|就算|一旦|if|suppose|supposing|assuming|assume that|unless|were|even if|in case"
             u"|provided"},
    WordList{Sense::Forced,
             u"必须|一定要|只能选一个|非要|硬要|不得不|只选一个|必选其一|had to|have to|forced|must choose|must pick|need to choose|pressed"},
    WordList{Sense::Others,
             u"有人|有些人|有的人|很多人|许多人|不少人|部分人|大家|其它人|别人|人们会|人们可能|同学|学生|考生|出题人|容易被|误认为|被误认为|不能因为|不要因为|不会因为|大多数人|多数人|网上|网上的|别人的"
             u"|读者|观众|网友|用户|some people|some might|some may|some would|some could|many people|many would|many might"
             u"|many may|one might|one may|one could|others|students|readers|people may|people might|people would|you might"
             u"|you may|everyone would|everyone says|everybody would|most people|tempting to|someone|the user|viewers"},
    WordList{Sense::First,
             u"初步|初步判断|初步答案|初步选择|起初|一开始|最初|最初的|开始时|暂定|暂时|原本|本来|原以为|我原以为|原先|第一反应|直觉|直觉上|乍一看|乍看|乍看之下|之前|先前|之前说的|刚才|曾|曾经|看似"
             u"|误以为|先假设|猜想|想选|想过|考虑过|有想过|差点|差一点|险些|was|almost|nearly|would have|initially|initial|initial answer|at first"
             u"|at first glance|first thought|first guess|my first guess|my first thought|my initial thought"
             u"|first impression|preliminary|tentative|tentatively|previously|was going to|may seem|might seem"
             u"|looks like at first|i thought|i said|originally|earlier|considered"},
    WordList{Sense::Sample,
             u"例如|比如|譬如|举例|格式|如下格式|示例|样例|应为一个字母|e.g.|for example|for instance|in the form|the form|格式作答|format|such as"
             u"|should be of the form|template|example|sample"},
    WordList{Sense::Whether,
             u"是否|是不是|还是说|要不要|应不应该|怎么|如何|哪个|哪一个|哪项|难道|whether|would you|do you|can you|should i|could it be"},
    WordList{Sense::But,
             u"但|但是|不过|然而|可是|只是|而|反而|却|虽然|尽管|虽|虽说|即便如此|but|however|yet|although|though|while|nevertheless|whereas"
             u"|on the other hand|even though"},
    WordList{Sense::Corrects,
             u"不,|no,|or rather|change to|changing to|switch to|switching to|go back to|更正|更正为|更正答案|纠正|纠正为|修正|修正为|修改|修改为"
             u"|修正后|改选|改为|改成|应改为|改选为|现在改为|后来改选|看错|搞错|弄错|说错|错了|我错|判断有误|等等|等一下|且慢|重新|再想|再想想|再看|仔细看|细看|仔细想|其实|其实是|抱歉|对不起|不对|哦不"
             u"|啊不|后来|复核|复查|重新审视|重新看|最后还是|收回|wait|actually|correction|corrected|on second thought|on second thoughts"
             u"|on reflection|let me reconsider|let me re-examine|let me recheck|reconsidering|reconsider|scratch that"
             u"|sorry|apologies|my mistake|i was wrong|was wrong|i meant|i mean|make that|revised|revised answer"
             u"|change my answer|change my answer to|changing my answer|changing my answer to|i now choose|after checking"
             u"|after rechecking|after looking again|looking again|looking closer|upon closer inspection|no, wait|hold on"
             u"|updated|instead, "},
    WordList{Sense::Than,
             u"比|比起|相比|相比于|较之|与其说|than|compared to|compared with|versus|vs|vs.|next to"},
    WordList{Sense::Between,
             u"之间|中的一个|其中之一|其中|中|里|两者|之一|between|among|one of|one from|either|a tie between"},
    WordList{Sense::Best,
             u"最符合|最贴切|最合适|最恰当|最准确|最精准|最佳|最好|最合理|最接近|最能|最吻合|最契合|最贴合|最贴近|最适合|最妥当|最全面|最完整|最切题|最相符|最相关|最为|最优|最到位|最有说服力|最可能的"
             u"|最有可能的|最可能|最有可能|最一致|最深刻|最能体现|唯一|最应|最匹配|最符|最对|最正确|最强|莫属|best|most appropriate|most suitable|most accurate"
             u"|most fitting|most likely|most plausible|most reasonable|most relevant|most consistent|most closely"
             u"|most accurately|most sense|most convincing|most probable|most correct|most precise|most aligned"
             u"|most comprehensive|closest|best fit|best match|strongest|only one that|the only|perfectly|most logical"
             u"|most directly|most representative|most sensible|most obvious|winner|the winner|stands out|preferred|ideal"
             u"|gets my vote|where i land|most strongly"},
    WordList{Sense::Right,
             u"正确|正确的|对^|对的|是对的|没错|无误|成立|符合题意|合题意|符合要求|当选|入选|准确^|准确无误|属实|完全符合|完全正确|即为答案|是答案|就是答案|正确答案|正确选项|说法正确|准确概括|无疑|胜出"
             u"|恰如其分|准确地反映|准确反映|准确地抓住|准确抓住|抓住了问题|√|✓|✔|✅|☑|⭕|true|yes|correct|right|accurate|valid|is the answer|my answer"
             u"|my choice|what i would choose|it is, then|fully supported|strong match|should be chosen|should be selected"
             u"|is chosen|is selected|holds up|is it|wins|is the one|captures the essence|it is^"},
    WordList{Sense::Better,
             u"更符合|更贴切|更合适|更恰当|更准确|更好|更佳|更合理|更接近|更能|更吻合|更契合|更贴合|更贴近|更全面|更优|更胜一筹|更深|更妥|更切题|更完整|更精准|更有道理|比较符合|比较合适|比较贴切|较为符合"
             u"|较为合适|较合适|较符合|better|beats|more appropriate|more suitable|more accurate|more fitting|more likely"
             u"|more plausible|more precise|more reasonable|more consistent|stronger|closer"},
    WordList{Sense::Fits,
             u"符合|贴切|吻合|契合|一致|相符|匹配|贴合|适合|恰当|合适|合理|能解释|解释了|体现|反映|概括|能体现|能反映|能概括|能够体现|体现了|概括了|反映了|抓住了|合乎|切题|可以^|可选|是^|fits"
             u"|fit|matches|match|suits|suitable|appropriate|aligns|captures|describes|reflects|represents|explains"
             u"|supported|consistent|makes sense|works|applies"},
    WordList{Sense::Partly,
             u"部分符合|部分正确|有一定道理|有道理|有些道理|有可能|也有可能|都有道理|各有道理|说得通|看似|似乎成立|似乎可以|似乎对|较弱|一般|勉强|有待商榷|不够全面但|接近但|plausible|possible"
             u"|partially|partly|partially correct|partially supported|somewhat|to some extent|could work|has some merit"
             u"|has merit|some merit|tempting|reasonable"},
    WordList{Sense::Wrong,
             u"错误|错^|错的|有误|错在|不对|不正确|不准确|不符合|不符|不符合题意|不合题意|不合适|不恰当|不贴切|不成立|不一致|不吻合|不匹配|不妥|不合理|不全面|不相关|不是重点|不是主旨|不是主题|不行|不如"
             u"|不充分|不够充分|不足|较少|更少|最不可能|最不符合|最不合适|无关|无关的|不相干|没有依据|缺乏依据|无依据|没有体现|没有提到|没有提及|没有出现|未体现|未提及|未出现|没有抓住|未抓住|排除|予以排除"
             u"|可以排除|可排除|可以排除掉|排除掉|不选|不当选|过于|太表面|太片面|片面|以偏概全|过度解读|无中生有|偏离|偏题|矛盾|相反|表面|次要|干扰项|否^|误读|曲解|×|✗|✘|❌|✖|╳|❎|wrong"
             u"|incorrect|false|inaccurate|irrelevant|unrelated|unsupported|not supported|not shown|not relevant"
             u"|not correct|not right|not true|not present|not the point|not the focus|not it|no match|too literal"
             u"|too broad|too narrow|too vague|too specific|too general|off topic|off-topic|misses|miss|miss the point"
             u"|misses the point|contradicts|contradicted|contradictory|eliminated|be eliminated|ruled out|be ruled out"
             u"|excluded|be excluded|rejected|discarded|distractor|a distractor|is out|mistake|a detail|only a detail"
             u"|invalid|does not fit|doesn't fit|no^|lacks evidence|mismatch|inconsistent|least likely|least suitable|least"
             u"|worst|worse|less suitable|less likely|less accurate|not as good|out of place|isn't"},
    WordList{Sense::Too,
             u"也可以|也行|都可以|都行|均可|也对|也正确|也是正确的|也符合|都正确|都对|都符合|均正确|均符合|皆可|也成立|同样正确|都最符合|两者皆可|is also correct|also correct"
             u"|also right|and so is|also works|also fits|is also right|both correct|are both correct|are correct|works too"
             u"|works as well|equally good|is also good"},
    WordList{Sense::Reason,
             u"因为|由于|因|理由|原因|鉴于|because|since|as|due to|given|for the reason|reason|here's why|explanation|why not"},
    WordList{Sense::Then, u"的话|则^|时^|就会|就要|就得|会导致|那么就|那么画面"},
    WordList{Sense::Join, u"和|与|或|或者|及|以及|跟|还有|并|、|/|&|+|and|or|and/or|as well|plus|together with"},
    WordList{Sense::Range, u"到|至|~|through|thru|…"},
    WordList{Sense::Comma, u",|，"},
    WordList{Sense::Colon, u":|：|=|=>|->|→|⇒|➡|👉|➜|::|是:"},
    WordList{Sense::Stop, u"。|.|!|！|;|；|……|...|。。。"},
    WordList{Sense::Query, u"?|？"},
    WordList{Sense::Ask, u"吗|呢|么"},
    WordList{Sense::Line, u"\n"},
    WordList{Sense::Open, u"(|[|{|<|“|‘|「|『|《|〈|【|〔|〖|\"|'|«|❝|′"},
    WordList{Sense::Close, u")|]|}|”|’|」|』|》|〉|】|〕|〗|»|❞|>"},
    WordList{Sense::Bar, u"|"},
    WordList{Sense::Dash, u"-|–|—|——|--|―|---"},
    WordList{Sense::Bullet,
             u"•|·|●|▪|◦|○|▶|►|🎯|🟢|⭐|📌|📝|🔍|💡|🔑|👇|1.|2.|3.|4.|5.|6.|7.|8.|9."},
    WordList{Sense::Next,
             u"下一题|下一个问题|next question|题目|问题|question|q"},
    WordList{Sense::None,
             u"无法确定|无法判断|无法选择|无法回答|无法得出|不确定|不知道|不清楚|未知|以上都不是|以上都不对|以上皆非|都不是|都不对|都不符合|都不正确|无法识别|均不符合|n/a|none|null|unknown"
             u"|nothing|none of the above|none of these|cannot be determined|undetermined|not sure|unsure|i don't know"},
};

struct LexiconWord {
    QString text;
    Sense sense = Sense::Plain;
    bool alone = false;
};

using Lexicon = QHash<char16_t, QList<LexiconWord>>;

Lexicon makeLexicon()
{
    Lexicon made;
    for (const WordList &list : lists) {
        const QString all = QString::fromUtf16(list.words);
        QStringList words = all == QLatin1String("|") ? QStringList{all} : all.split(u'|', Qt::SkipEmptyParts);
        for (QString &word : words) {
            LexiconWord entry{folded(word), list.sense, false};
            if (word.size() > 1 && word.endsWith(u'^')) {
                entry.text.chop(1);
                entry.alone = true;
            }
            made[entry.text.at(0).unicode()].append(entry);
        }
    }
    for (QList<LexiconWord> &words : made) {
        std::stable_sort(words.begin(), words.end(), [](const LexiconWord &a, const LexiconWord &b) {
            return a.text.size() > b.text.size();
        });
    }
    return made;
}

bool isWordLetter(QChar unit)
{
    return unit.unicode() < 0x250 && unit.isLetterOrNumber();
}

/// Whether the word that ends at `end` may end there.
bool endsThere(const QString &folded, qsizetype end, const LexiconWord &word)
{
    if (end >= folded.size())
        return true;
    const QChar next = folded.at(end);
    if (word.alone) {
        const bool ideograph = next.unicode() >= 0x3400 && next.unicode() <= 0x9FFF;
        return !isWordLetter(next) && (!ideograph || QStringLiteral("的了啊吧呢吗且").contains(next));
    }
    if (!isWordLetter(word.text.back()))
        return true;
    return !isWordLetter(next);
}

} // namespace

LexiconHit lexiconAt(const QString &folded, qsizetype at)
{
    static const Lexicon lexicon = makeLexicon();
    const auto words = lexicon.constFind(folded.at(at).unicode());
    if (words == lexicon.constEnd())
        return {};
    if (at > 0 && isWordLetter(folded.at(at)) && isWordLetter(folded.at(at - 1)))
        return {};
    for (const LexiconWord &word : *words) {
        if (QStringView(folded).mid(at).startsWith(word.text) && endsThere(folded, at + word.text.size(), word))
            return {word.sense, word.text.size()};
    }
    return {};
}

} // namespace yuyi
