<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>CollectEmpty</name>
    <message>
        <source>Loading the first images…</source>
        <translation>正在载入第一批图片…</translation>
    </message>
    <message>
        <source>Each file is read and checked; images appear here one after another.</source>
        <translation>正在读取并检查每个文件；图片会陆续显示在这里。</translation>
    </message>
    <message>
        <source>Loading images…</source>
        <translation>正在载入图片…</translation>
    </message>
    <message>
        <source>Drop a folder of images here</source>
        <translation>把图片文件夹拖到这里</translation>
    </message>
    <message>
        <source>Or add a folder, files, or a manifest with sources and licences. Your own files are not changed. An image that is already in the project is not added again.</source>
        <translation>也可以添加文件夹、文件，或带有来源与许可的清单。您的原文件不会被改动；项目中已有的图片不会再次添加。</translation>
    </message>
</context>
<context>
    <name>ParticipantTexts</name>
    <message>
        <source>Question %1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>Part %1 of %2 · question %3 of %4 in total</source>
        <translation>第 %1 部分，共 %2 部分 · 全部题目中第 %3 题，共 %4 题</translation>
    </message>
    <message>
        <source>Information for participants</source>
        <translation>参与说明</translation>
    </message>
    <message>
        <source>Taking part is voluntary. Your answers are stored under a code. If the research team knows your name, your name is stored in a separate list.</source>
        <translation>是否参加由您自愿决定。您的回答用代号保存；研究团队如果知道您的姓名，会把姓名存放在另一份名单里。</translation>
    </message>
    <message>
        <source>I have read this text.</source>
        <translation>我已阅读以上内容。</translation>
    </message>
    <message>
        <source>I am 18 or older, or my parent or guardian has agreed.</source>
        <translation>我已年满 18 岁，或我的监护人已经同意。</translation>
    </message>
    <message>
        <source>I agree to take part.</source>
        <translation>我同意参加。</translation>
    </message>
    <message>
        <source>I Agree</source>
        <translation>我同意</translation>
    </message>
    <message>
        <source>I Do Not Want to Take Part</source>
        <translation>我不参加</translation>
    </message>
    <message>
        <source>How to answer</source>
        <translation>怎样作答</translation>
    </message>
    <message>
        <source>You will see an image and a question about it. Look at the image, then choose the best answer.</source>
        <translation>您会看到一张图片和一道关于它的题。请看图片，然后选出最合适的答案。</translation>
    </message>
    <message>
        <source>For each question, choose one answer with its letter, its number or the mouse. You can change your choice until you press Enter.</source>
        <translation>每题选一个答案。用字母键、数字键或鼠标选择；按回车键之前可以更改。</translation>
    </message>
    <message numerus="yes">
        <source>You have %n second(s) for each question. An answer counts only if you press Enter in time.</source>
        <translation>
            <numerusform>每题限时 %n 秒。只有限时内按回车键确认的答案才算数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Backspace to go back to the previous question.</source>
        <translation>按退格键可回到上一题。</translation>
    </message>
    <message>
        <source>You cannot go back to an answered question.</source>
        <translation>答过的题不能返回修改。</translation>
    </message>
    <message>
        <source>Press Esc to pause. You can continue later.</source>
        <translation>按 Esc 暂停，以后可以继续。</translation>
    </message>
    <message>
        <source>Your code is %1. With it you can continue later, or ask to have your answers deleted.</source>
        <translation>您的代号是 %1。凭这个代号，您以后可以继续作答，也可以要求删除您的回答。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>欢迎回来</translation>
    </message>
    <message>
        <source>You have answered %1 of %2 questions. You continue where you stopped.</source>
        <translation>共 %2 题，您已答 %1 题。现在从停下的地方继续。</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message numerus="yes">
        <source>%n practice question(s) to learn which keys to press. Practice answers do not count.</source>
        <translation>
            <numerusform>先用 %n 道练习题熟悉按键，不计入结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin Practice</source>
        <translation>开始练习</translation>
    </message>
    <message>
        <source>Main questions</source>
        <translation>正式答题</translation>
    </message>
    <message>
        <source>The practice is over. From now on your answers count.</source>
        <translation>练习结束。从现在起您的回答计入结果。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Time for a break</source>
        <translation>休息一下</translation>
    </message>
    <message>
        <source>Rest your eyes as long as you like; the clock is stopped.</source>
        <translation>休息一下眼睛，想休息多久都可以，不计时。</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>You did not answer this question in time. The next question begins when you continue; the clock is stopped.</source>
        <translation>您没有在限时内回答这道题。按“继续”后才开始下一题，现在不计时。</translation>
    </message>
    <message>
        <source>This image cannot be shown</source>
        <translation>这张图片无法显示</translation>
    </message>
    <message>
        <source>%1 Please tell the person who invited you. You can still answer this question later; for now, continue with the other questions.</source>
        <translation>%1请把这个情况告诉邀请您的人。这道题会保留，以后还可以作答；您可以先做其他题。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Skip for Now</source>
        <translation>先跳过这题</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>谢谢您！</translation>
    </message>
    <message>
        <source>You have answered all questions, and everything is saved. Keep this code: with it you can ask to have your answers deleted.</source>
        <translation>您已全部作答，所有回答都已保存。请记下这个代号：凭它可以要求删除您的回答。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>All questions that could be shown are answered and saved. %n question(s) could not be shown; please tell the person who invited you.</source>
        <translation>
            <numerusform>图片能正常显示的题，您都已作答，回答已保存。另有 %n 道题的图片无法显示，请告诉邀请您的人。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are not taking part</source>
        <translation>您没有参加</translation>
    </message>
    <message>
        <source>You cannot continue here</source>
        <translation>无法继续</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>出了点问题</translation>
    </message>
    <message>
        <source>%1 Your earlier answers are saved.</source>
        <translation>%1之前答的题都已保存。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause now?</source>
        <translation>要暂停吗？</translation>
    </message>
    <message>
        <source>The answers you have confirmed are saved. You can continue later at this question.</source>
        <translation>已确认的回答都已保存。之后可以从这道题继续。</translation>
    </message>
    <message>
        <source>You have not started yet and have answered nothing.</source>
        <translation>您还没有开始，也没有作答。</translation>
    </message>
    <message numerus="yes">
        <source>The answers you have confirmed are saved. You can continue at this question within %n hour(s).</source>
        <translation>
            <numerusform>已确认的回答都已保存。%n 小时内可以从这道题继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your code is %1. Keep it: you need it to continue later.</source>
        <translation>您的代号是 %1。请记下来，以后凭它可以继续。</translation>
    </message>
    <message>
        <source>For each question, choose one answer, or all correct answers if the question says so. Use the letter, the number or the mouse. You can change your choice until you press Enter.</source>
        <translation>每道题选一个答案；题目要求选出所有正确选项时，全部选出。可用字母键、数字键或鼠标选择，按回车键之前可以更改。</translation>
    </message>
    <message>
        <source>You have chosen not to take part. Only this choice and the time at which you opened this page are stored, together with your code. If the research team has your name on its list, it stays there. Thank you for reading.</source>
        <translation>您选择不参加。系统只保存这个选择、您打开这一页的时间和您的代号。如果研究团队的名单上有您的姓名，姓名仍会留在名单上。感谢您的阅读。</translation>
    </message>
</context>
<context>
    <name>Tr</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::AboutDialog</name>
    <message>
        <source>About Yuyi</source>
        <translation>关于寓意</translation>
    </message>
    <message>
        <source>Yuyi</source>
        <translation>寓意</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later</source>
        <translation>GNU 通用公共许可证，第 3 版或更新版本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A studio for building and reviewing a multimodal benchmark of implied meanings, and for testing people and models on it.</source>
        <translation>供团队构建、审核“图像隐喻”多模态评测集，并用它评测人和模型。</translation>
    </message>
</context>
<context>
    <name>yuyi::AcceptedPanel</name>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Drawn in proportion to the labels of “%1”</source>
        <translation>按“%1”各标签的比例抽取</translation>
    </message>
    <message>
        <source>Low agreement first</source>
        <translation>一致性低的优先</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n image(s) · seed %3</source>
        <translation>
            <numerusform>%1 · %2 · %n 张 · 随机种子 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1: %2</source>
        <translation>第 %1 轮：%2</translation>
    </message>
    <message>
        <source>Returned images, %1</source>
        <translation>退回的图片，%1</translation>
    </message>
    <message>
        <source>Image %1 of %2 · %3 approved · %4 returned · %5 to review</source>
        <translation>第 %1 张，共 %2 张 · 通过 %3 · 退回 %4 · 待复查 %5</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>待复查</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>The gold annotation of this image was withdrawn.</source>
        <translation>这张图片的定稿已撤回。</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Choose which sample to show</source>
        <translation>选择要查看的样本</translation>
    </message>
    <message>
        <source>No sample has been drawn yet.</source>
        <translation>还没有抽取样本。</translation>
    </message>
    <message>
        <source>Draw a sample of the accepted images and check each image in it again: approve it, or return it to its authors with a reason.</source>
        <translation>抽取一部分已通过的图片再检查一遍：确认通过，或附上理由退回作者。</translation>
    </message>
</context>
<context>
    <name>yuyi::AcceptedReviewService</name>
    <message>
        <source>There are no accepted images left to check.</source>
        <translation>没有可以复查的已通过图片了。</translation>
    </message>
    <message>
        <source>The size of the sample must be from 1 to %1 (all accepted images that are available).</source>
        <translation>样本大小应在 1 到 %1 之间，上限是可抽取的已通过图片数。</translation>
    </message>
    <message>
        <source>This image has already been returned to its authors.</source>
        <translation>这张图片已经退回作者。</translation>
    </message>
    <message>
        <source>Only accepted images can be returned. This image is now at the stage “%1”.</source>
        <translation>只能退回已通过的图片。这张图片现在处于“%1”阶段。</translation>
    </message>
    <message>
        <source>This image is no longer in the sample.</source>
        <translation>这张图片已不在样本里。</translation>
    </message>
    <message>
        <source>Write what is wrong with the annotation.</source>
        <translation>请说明标注哪里有问题。</translation>
    </message>
    <message>
        <source>The questions of this image were not written in this project, so the image has no author to whom it can be returned. Discard the image, or annotate it again.</source>
        <translation>这张图片的题目不是在本项目中写的，因此不能退回作者。请剔除这张图片，或重新标注。</translation>
    </message>
</context>
<context>
    <name>yuyi::AccuracyChart</name>
    <message>
        <source>Accuracy (%) with 95 % Wilson intervals.</source>
        <translation>正确率（%），竖线为 Wilson 95% 区间。</translation>
    </message>
    <message>
        <source>Accuracy (%) with 95 % Wilson intervals. The chart shows the best %1 of %2 rows of the table; the heat map shows all rows. Press U to choose other runs.</source>
        <translation>正确率（%）与 Wilson 95% 区间。表格共 %2 行，这张图只画正确率最高的 %1 行，热图画出所有行。按 U 可改看其他评测。</translation>
    </message>
    <message>
        <source>Accuracy by category</source>
        <translation>各类别的正确率</translation>
    </message>
</context>
<context>
    <name>yuyi::AddErrorTypeDialog</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add an Error Type</source>
        <translation>添加错误类型</translation>
    </message>
    <message>
        <source>None: a top-level type</source>
        <translation>无（作为顶层类型）</translation>
    </message>
    <message>
        <source>Creates a new version of the error types. Cases that are already coded do not change.</source>
        <translation>添加后，整套错误类型会存为一个新版本；已编码的样例不受影响。</translation>
    </message>
    <message>
        <source>Parent type</source>
        <translation>上级类型</translation>
    </message>
    <message>
        <source>Chinese name</source>
        <translation>中文名称</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英文名称</translation>
    </message>
</context>
<context>
    <name>yuyi::AddPeopleDialog</name>
    <message>
        <source>Add People</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Number of people</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>One name per line</source>
        <translation>每行一个姓名</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Names are stored in a separate list in the project and its backups. They are never exported or put into work packages. If you do not need names, leave “Names” empty.</source>
        <translation>姓名存放在一份单独的名单中；这份名单只在项目和备份里，不会导出，也不会放入工作包。不需要姓名时，“姓名”一栏请留空。</translation>
    </message>
</context>
<context>
    <name>yuyi::AdjudicationCase</name>
    <message>
        <source>Guideline unclear</source>
        <translation>指南不清</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Subjective</source>
        <translation>主观</translation>
    </message>
    <message>
        <source>Other cause</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Different background knowledge</source>
        <translation>背景知识不同</translation>
    </message>
</context>
<context>
    <name>yuyi::AdjudicationService</name>
    <message>
        <source>Another adjudicator is working on this image. Continue with the next one.</source>
        <translation>另一位裁决员正在处理这张图片。请处理下一张。</translation>
    </message>
    <message>
        <source>This image is already adjudicated. Reopen it before you change anything.</source>
        <translation>这张图片已经定稿。修改之前请先重新打开。</translation>
    </message>
    <message>
        <source>The annotations of this image have changed. Open the image again to continue.</source>
        <translation>这张图片的标注已经改变。请再次打开这张图片，然后继续。</translation>
    </message>
    <message>
        <source>This image is no longer waiting for adjudication.</source>
        <translation>这张图片不再等待裁决。</translation>
    </message>
    <message>
        <source>Only an adjudicated image can be reopened.</source>
        <translation>只有已定稿的图片可以重新打开。</translation>
    </message>
    <message>
        <source>This image has already been released, so its adjudication cannot be reopened.</source>
        <translation>这张图片已经发布，不能重新打开裁决。</translation>
    </message>
    <message>
        <source>Write what both annotators should check.</source>
        <translation>请写明两位标注员应当检查什么。</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>You may still answer questions of this image blind. Answer them first.</source>
        <translation>这张图片还有题目可由您盲答，请先作答。</translation>
    </message>
    <message>
        <source>%1 is paused and gets no new work. Work in progress can be finished.</source>
        <translation>%1 已被暂停参与，不会再分到新任务；已开始的任务可以做完。</translation>
    </message>
</context>
<context>
    <name>yuyi::AgreementChoices</name>
    <message>
        <source>By dimension</source>
        <translation>按维度</translation>
    </message>
    <message>
        <source>By pair of people</source>
        <translation>按人员两两组合</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>按轮次</translation>
    </message>
    <message>
        <source>By week</source>
        <translation>按周</translation>
    </message>
    <message>
        <source>By gold label of “%1”</source>
        <translation>按“%1”的定稿标签</translation>
    </message>
    <message>
        <source>Regular annotation</source>
        <translation>正式标注</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>Labels to compare</source>
        <translation>比较哪些标注</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
</context>
<context>
    <name>yuyi::AgreementMeasure</name>
    <message>
        <source>Cohen κ</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Fleiss κ</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Krippendorff α</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>Gwet AC1</source>
        <translation>Gwet AC1</translation>
    </message>
    <message>
        <source>MASI α</source>
        <translation>MASI α</translation>
    </message>
    <message>
        <source>Reliability is judged for each dimension separately. The mean of several dimensions is not a reliability coefficient.</source>
        <translation>可靠性按维度分别判断。多个维度的平均值不是可靠性系数。</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
</context>
<context>
    <name>yuyi::AgreementModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 %  [%2, %3]</source>
        <translation>%1%  [%2, %3]</translation>
    </message>
    <message>
        <source>%1  [%2, %3]</source>
        <translation>%1  [%2, %3]</translation>
    </message>
    <message>
        <source>%1: the interval is being computed.</source>
        <translation>%1：正在计算区间。</translation>
    </message>
    <message>
        <source>%1 with its 95 % interval (bootstrap over images, 1,000 samples).</source>
        <translation>%1 及其 95% 区间（按图片自助抽样 1,000 次）。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Images labelled by at least two people, out of all labelled images.</source>
        <translation>至少两人标注的图片数 / 已标注的图片数。</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>weighted</source>
        <translation>加权</translation>
    </message>
    <message>
        <source>unweighted</source>
        <translation>不加权</translation>
    </message>
    <message>
        <source>ordinal</source>
        <translation>定序</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a figure and its kind, such as weighted</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
</context>
<context>
    <name>yuyi::AgreementPage</name>
    <message>
        <source>Next Row</source>
        <translation>下一行</translation>
    </message>
    <message>
        <source>Previous Row</source>
        <translation>上一行</translation>
    </message>
    <message>
        <source>Show Images with Disagreement</source>
        <translation>查看有分歧的图片</translation>
    </message>
    <message>
        <source>Group By…</source>
        <translation>分组方式…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Pairs of People</source>
        <translation>人员两两对比</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>导出为 CSV…</translation>
    </message>
    <message>
        <source>Export Chart…</source>
        <translation>导出图表…</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Computing intervals…</source>
        <translation>正在计算区间…</translation>
    </message>
    <message>
        <source>Intervals: %1 %, bootstrap over images, %2 samples, seed %3.</source>
        <translation>区间：%1%，按图片自助抽样 %2 次，随机种子 %3。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence, and one on the intervals</comment>
        <translation>%1%2</translation>
    </message>
    <message numerus="yes">
        <source>The values for %n image(s) appear after you submit your own labels for them, or after the calibration batch is revealed.</source>
        <translation>
            <numerusform>%n 张图片的数值暂不显示：您提交自己对这些图片的标注后，或校准公布后，才会显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Agreement compares labels that two people gave to the same image independently. Assign each image to two annotators, or start with a calibration batch.</source>
        <translation>一致性由两人对同一张图片的独立标注计算得出。请把每张图片分给两位标注员，或先做一个校准批次。</translation>
    </message>
    <message>
        <source>The intervals are still being computed. Export when they are finished.</source>
        <translation>正在计算区间，请稍后再导出。</translation>
    </message>
    <message>
        <source>Export Agreement</source>
        <translation>导出一致性</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The data is saved.</source>
        <translation>数据已保存。</translation>
    </message>
    <message>
        <source>Export Chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Charts (*.svg *.png)</source>
        <translation>图表 (*.svg *.png)</translation>
    </message>
    <message>
        <source>The chart is saved.</source>
        <translation>图表已保存。</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Agreement values</source>
        <translation>一致性数值</translation>
    </message>
    <message>
        <source>Nothing to compare yet.</source>
        <translation>还没有可比较的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n image(s): the values are not reliable with fewer than %1 images. %2</source>
        <translation>
            <numerusform>只有 %n 张图片：至少有 %1 张后，数值才有参考意义。%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) labelled independently by at least two of %1</source>
        <translation>
            <numerusform>%1中至少有两人独立标注过的图片：%n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) labelled independently by at least two of %1 (their names are hidden)</source>
        <translation>
            <numerusform>%1中至少有两人独立标注过的图片：%n 张，不显示人员姓名</numerusform>
        </translation>
    </message>
    <message>
        <source>Confusion Matrix</source>
        <translation>标签混淆矩阵</translation>
    </message>
    <message>
        <source>%1 The value for “All dimensions” is the unweighted mean of the dimensions. %2</source>
        <translation>%1“所有维度”的数值是各维度的简单平均。%2</translation>
    </message>
    <message>
        <source>There are no images to show here.</source>
        <translation>这里没有可以显示的图片。</translation>
    </message>
    <message numerus="yes">
        <source>Your selection contains %n image(s), but only a lead can see all annotations side by side. Your own annotations are under “My Work” on the Annotate page.</source>
        <translation>
            <numerusform>所选内容包含 %n 张图片，但只有负责人能并排查看所有人的标注。您自己的标注在“标注”页的“我的标注”里。</numerusform>
        </translation>
    </message>
    <message>
        <source>You see agreement only for images that you labelled yourself. So far nobody else has labelled these images.</source>
        <translation>这里只显示您标注过的图片的一致性。目前还没有别人标注过这些图片。</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) are excluded until you have submitted your own labels or the calibration batch is revealed</source>
        <translation>
            <numerusform>未计入 %n 张图片：您提交自己的标签或校准批次公布之后才计入</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::AgreementService</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>Calibration: %1</source>
        <translation>校准：%1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>%1, week %2</source>
        <translation>%1 年第 %2 周</translation>
    </message>
    <message>
        <source>Not adjudicated yet</source>
        <translation>尚未定稿</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>全部图片</translation>
    </message>
    <message>
        <source>All dimensions</source>
        <translation>所有维度</translation>
    </message>
    <message>
        <source>Other annotator %1</source>
        <translation>其他标注员 %1</translation>
    </message>
</context>
<context>
    <name>yuyi::AgreementViews</name>
    <message>
        <source>Agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message numerus="yes">
        <source>%1: chosen by both people %n time(s)</source>
        <translation>
            <numerusform>两人都选“%1”：%n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vs. %2: %n time(s)</source>
        <translation>
            <numerusform>一人选“%1”，另一人选“%2”：%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (%n image(s))</source>
        <translation>
            <numerusform>%1：%2（%n 张图片）</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>No values yet.</source>
        <translation>还没有数值。</translation>
    </message>
    <message>
        <source>Choose one dimension to see which labels are confused with each other.</source>
        <translation>选择一个维度，查看哪些标签容易混淆。</translation>
    </message>
    <message>
        <source>No two people have labelled the same image yet.</source>
        <translation>还没有两人标注过同一张图片。</translation>
    </message>
    <message>
        <source>Agreement chart</source>
        <translation>一致性图表</translation>
    </message>
    <message>
        <source>Pairs of people</source>
        <translation>人员两两对比</translation>
    </message>
    <message>
        <source>mean α</source>
        <translation>平均 α</translation>
    </message>
    <message>
        <source>MASI α</source>
        <translation>MASI α</translation>
    </message>
    <message>
        <source>ordinal α</source>
        <translation>定序 α</translation>
    </message>
    <message>
        <source>nominal α</source>
        <translation>名义 α</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a row and the kind of its coefficient</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2 undefined)</source>
        <comment>a row and the kind of its coefficient</comment>
        <translation>%1（%2 无定义）</translation>
    </message>
    <message>
        <source>%1 (%2 %3)</source>
        <comment>a row, the kind of its coefficient and its value</comment>
        <translation>%1（%2 %3）</translation>
    </message>
    <message>
        <source>%1 % agreement, %2 %3</source>
        <comment>a share, the kind of a coefficient and its value</comment>
        <translation>一致率 %1%，%2 %3</translation>
    </message>
    <message>
        <source>%1 % agreement; %2 is undefined</source>
        <comment>a share and the kind of a coefficient</comment>
        <translation>一致率 %1%；%2 无定义</translation>
    </message>
    <message>
        <source>Confusion matrix of labels</source>
        <translation>标签混淆矩阵</translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotateCommands</name>
    <message>
        <source>Submit and Continue</source>
        <translation>提交并继续</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Copy Labels from Last Image</source>
        <translation>沿用上一张的标签</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Next Image</source>
        <translation>下一张</translation>
    </message>
    <message>
        <source>Previous Image</source>
        <translation>上一张</translation>
    </message>
    <message>
        <source>My Work</source>
        <translation>我的标注</translation>
    </message>
    <message>
        <source>Comments on the Image…</source>
        <translation>对图片的评论…</translation>
    </message>
    <message>
        <source>Raise Objection…</source>
        <translation>提出异议…</translation>
    </message>
    <message>
        <source>Read Why the Image Was Returned</source>
        <translation>查看退回原因</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>标注指南</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Actual Size</source>
        <translation>原始大小</translation>
    </message>
    <message>
        <source>Rotate View</source>
        <translation>旋转视图</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Next Error or Warning</source>
        <translation>下一处错误或警告</translation>
    </message>
    <message>
        <source>Add Question</source>
        <translation>添加题目</translation>
    </message>
    <message>
        <source>Next Question</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Add Context Note</source>
        <translation>添加背景说明</translation>
    </message>
    <message>
        <source>Write the Explanation</source>
        <translation>写解释</translation>
    </message>
    <message>
        <source>Write the Options</source>
        <translation>写选项</translation>
    </message>
    <message>
        <source>Back to the Labels</source>
        <translation>回到标签</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>While Writing Options</source>
        <translation>填写选项时</translation>
    </message>
    <message>
        <source>First to Ninth Label of the Row</source>
        <translation>本行第 1 至 9 个标签</translation>
    </message>
    <message>
        <source>Next Row or Field</source>
        <translation>下一行或下一栏</translation>
    </message>
    <message>
        <source>Next Field</source>
        <translation>下一栏</translation>
    </message>
    <message>
        <source>Mark as Correct</source>
        <translation>设为正确选项</translation>
    </message>
    <message>
        <source>Previous or Next Option</source>
        <translation>上一个或下一个选项</translation>
    </message>
    <message>
        <source>Move the Option</source>
        <translation>移动选项</translation>
    </message>
    <message>
        <source>Note on the Option</source>
        <translation>选项的备注</translation>
    </message>
    <message>
        <source>Leave the Field</source>
        <translation>离开输入框</translation>
    </message>
    <message>
        <source>Change the Kind of Question</source>
        <translation>切换题型</translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotatePage</name>
    <message>
        <source>“%1” is submitted.</source>
        <translation>“%1”已提交。</translation>
    </message>
    <message>
        <source>This annotation was changed in another window. Your last input is not saved: copy it, then reload the image.</source>
        <translation>这份标注已在另一个窗口中修改。您最后输入的内容没有保存：请先复制，再重新载入。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>Your objection was sent to the team. You can submit the annotation unchanged.</source>
        <translation>异议已提交给团队。这份标注不必修改，可以直接再次提交。</translation>
    </message>
    <message>
        <source>You have submitted this image. To change it, reopen it (R).</source>
        <translation>这张图片已经提交。如需修改，请重新打开（R）。</translation>
    </message>
    <message>
        <source>You have no more images to annotate.</source>
        <translation>没有更多图片等您标注。</translation>
    </message>
    <message numerus="yes">
        <source>You submitted %n image(s) today. A new image appears here when it passes inspection or when a lead assigns it to you.</source>
        <translation>
            <numerusform>今天已提交 %n 张。新图片通过甄别或由负责人分配后，会出现在这里。</numerusform>
        </translation>
    </message>
    <message>
        <source>Calibration comes first.</source>
        <translation>请先完成校准。</translation>
    </message>
    <message>
        <source>In this project, only people who passed a calibration get images. When a lead creates a calibration batch for you, it appears here; the Calibrate page shows whether you passed.</source>
        <translation>本项目的图片只分给通过校准的人。负责人为您建立的校准批次会出现在这里；您是否已通过校准，请在“校准”页查看。</translation>
    </message>
    <message>
        <source>No images are waiting for you.</source>
        <translation>没有等待您标注的图片。</translation>
    </message>
    <message>
        <source>Images appear here when a lead assigns them to you.</source>
        <translation>负责人把图片分配给您后，图片会出现在这里。</translation>
    </message>
    <message>
        <source>Cannot be submitted yet: %1</source>
        <translation>还不能提交：%1</translation>
    </message>
    <message numerus="yes">
        <source>Cannot be submitted yet: %n error(s) are listed below the form.</source>
        <translation>
            <numerusform>还不能提交：%n 个错误列在表单下方。</numerusform>
        </translation>
    </message>
    <message>
        <source>Version %1 of the guideline is now in force.</source>
        <translation>标注指南第 %1 版已生效。</translation>
    </message>
    <message>
        <source>Read Guideline</source>
        <translation>阅读指南</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>“%1” is submitted and accepted.</source>
        <translation>已提交“%1”，并已直接通过。</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>文本已复制到剪贴板。</translation>
    </message>
    <message numerus="yes">
        <source>The labels of your last submitted image were copied to %n row(s).</source>
        <translation>
            <numerusform>已在 %n 个维度沿用上一张图片的标签。</numerusform>
        </translation>
    </message>
    <message>
        <source>No labels were copied: every label row is filled, or you have not submitted an image yet.</source>
        <translation>没有沿用标签：各维度都已填写，或者您还没有提交过图片。</translation>
    </message>
    <message>
        <source>The text that you typed on %1 had not been saved. It is now back in the form and saved; choose Undo to remove it.</source>
        <translation>您在 %1 输入的内容当时没有存入项目。现已放回表单并保存；如不需要，可撤销。</translation>
    </message>
    <message>
        <source>Your last input for this image is not saved.</source>
        <translation>您最后为这张图片输入的内容没有保存。</translation>
    </message>
    <message>
        <source>Your reservation of this image has expired, and other people are annotating the image now. Your draft is kept, but you cannot submit it. Ask a lead to assign the image to you.</source>
        <translation>这张图片为您预留的时间已到，现在由别人标注。您的草稿会保留，但不能再提交。如要继续，请让负责人把这张图片分配给您。</translation>
    </message>
    <message>
        <source>Images that pass inspection appear here.</source>
        <translation>通过甄别的图片会出现在这里。</translation>
    </message>
    <message>
        <source>“%1” is open again. Submit it when you have finished.</source>
        <translation>“%1”已重新打开。改好后请再次提交。</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message numerus="yes">
        <source>Each image needs %1 annotators, but this project has only %n. A lead can add people or change this rule on the People page.</source>
        <translation>
            <numerusform>每张图片需要 %1 位标注员，而本项目只有 %n 位。负责人可以在“人员”页添加人员，或更改这条规则。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reopen a Released Image</source>
        <translation>重新打开已发布的图片</translation>
    </message>
    <message>
        <source>The image “%1” is released. If you reopen it, submit it again before the next release; otherwise, that release will not contain the questions of this image. The files of earlier releases stay as they are.</source>
        <translation>“%1”已经发布。如果重新打开后没有再次提交，下一次发布就不包含这张图片的题目。以前发布的文件保持不变。</translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotateStatus</name>
    <message numerus="yes">
        <source>%n submitted today</source>
        <translation>
            <numerusform>今日已提交 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to do</source>
        <translation>
            <numerusform>待标注 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <translation>
            <numerusform>被退回 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for calibration</source>
        <translation>
            <numerusform>校准图片 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing saved yet</source>
        <translation>尚未保存任何内容</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n second(s) ago</source>
        <translation>
            <numerusform>%n 秒前已保存</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved at %1</source>
        <translation>已于 %1 保存</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotatedPicture</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>%1 · Note from the lead: %2</source>
        <comment>facts of the image, then the note</comment>
        <translation>%1 · 负责人说明：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotationForm</name>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Implied meaning</source>
        <translation>隐喻含义</translation>
    </message>
    <message>
        <source>Context notes</source>
        <translation>背景说明</translation>
    </message>
    <message>
        <source>What the image shows and how it conveys its meaning</source>
        <translation>画面上有什么，如何表达含义</translation>
    </message>
    <message>
        <source>The implied meaning, in one sentence</source>
        <translation>用一句话写出隐喻含义</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>不确定</translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotationService</name>
    <message>
        <source>You started to annotate this image in another window. Open the image again to continue.</source>
        <translation>您已在另一个窗口中开始标注这张图片。请再次打开这张图片，然后继续。</translation>
    </message>
    <message>
        <source>This annotation belongs to somebody else, so you cannot change it.</source>
        <translation>这份标注属于别人，您不能修改。</translation>
    </message>
    <message>
        <source>This annotation has been submitted. Reopen it before you change it.</source>
        <translation>这份标注已经提交。修改前请重新打开。</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>Only a submitted annotation can be reopened.</source>
        <translation>只有已提交的标注才能重新打开。</translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotationStore</name>
    <message>
        <source>This annotation is no longer in the project.</source>
        <translation>项目中已没有这份标注。</translation>
    </message>
    <message>
        <source>A question occurs twice in this annotation.</source>
        <translation>这份标注中有一道题出现了两次。</translation>
    </message>
    <message>
        <source>A question version in this annotation belongs to another question.</source>
        <translation>这份标注中有一个题目版本属于另一道题。</translation>
    </message>
    <message>
        <source>A question without an ID cannot be saved.</source>
        <translation>没有编号的题目无法保存。</translation>
    </message>
    <message>
        <source>This version of the question was submitted, so it cannot be changed. Save your change as a new version.</source>
        <translation>题目的这个版本已提交，不能再改。请把修改存为新版本。</translation>
    </message>
    <message>
        <source>An option without an ID cannot be saved.</source>
        <translation>没有编号的选项无法保存。</translation>
    </message>
    <message>
        <source>An annotation without an ID cannot be saved.</source>
        <translation>没有编号的标注无法保存。</translation>
    </message>
</context>
<context>
    <name>yuyi::AnswerController</name>
    <message>
        <source>Answered today: %1 · still to do: %2</source>
        <translation>今日 %1 题 · 待答 %2 题</translation>
    </message>
    <message>
        <source>Choose an option first, or report that no option is correct.</source>
        <translation>请先选择选项，或报告“没有正确选项”。</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>作答</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) are not saved.</source>
        <translation>
            <numerusform>有 %n 次作答没有保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Validate: %1</source>
        <translation>验证：%1</translation>
    </message>
</context>
<context>
    <name>yuyi::AnswerPanel</name>
    <message>
        <source>Is something wrong with the question?</source>
        <translation>题目有问题吗？</translation>
    </message>
    <message>
        <source>What should the author know? The author does not see your name.</source>
        <translation>想告诉作者什么？作者看不到您的姓名。</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Auto-advance</source>
        <translation>选完自动下一题</translation>
    </message>
    <message>
        <source>Choosing an option submits the answer and shows the next question.</source>
        <translation>选定选项即提交作答并显示下一题。</translation>
    </message>
    <message>
        <source>If you want to report a problem, do so before you choose: pressing the letter or number of an option submits the answer. Z undoes your last answer, as long as that question is still waiting for answers from other people.</source>
        <translation>题目如有问题，请先报告，再选答案：一按选项的字母或数字，作答就提交了。按 Z 可以撤销您的上一次作答；那道题收齐作答后，就不能再撤销。</translation>
    </message>
    <message>
        <source>Choose with a letter or number; Enter submits. Z undoes your last answer, as long as that question is still waiting for answers from other people.</source>
        <translation>用字母或数字选择，按回车提交。按 Z 可以撤销您的上一次作答；那道题收齐作答后，就不能再撤销。</translation>
    </message>
    <message>
        <source>Choose all correct options, then press Enter.</source>
        <translation>请选出所有正确的选项，再按回车键提交。</translation>
    </message>
</context>
<context>
    <name>yuyi::AnswerView</name>
    <message>
        <source>Option %1</source>
        <translation>选项 %1</translation>
    </message>
    <message>
        <source>Report a problem: %1</source>
        <translation>报告问题：%1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Submit and Next</source>
        <translation>提交并继续</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Rotate View</source>
        <translation>旋转视图</translation>
    </message>
    <message>
        <source>Next Question</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>No more questions for you.</source>
        <translation>没有更多题目等您作答。</translation>
    </message>
    <message>
        <source>No questions are waiting for you.</source>
        <translation>没有题目等您作答。</translation>
    </message>
    <message>
        <source>Questions are answered by people with the role “Validator”. A lead can assign this role on the People page.</source>
        <translation>题目由“验证员”作答。负责人可在“人员”页分配这个角色。</translation>
    </message>
    <message>
        <source>Questions appear here after adjudication. You do not get questions about images that you annotated or adjudicated.</source>
        <translation>题目定稿后会出现在这里。您自己标注或裁决过的图片，题目不会分给您。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
    <message>
        <source>This project has no validation: its rules ask for 0 answers per question. A lead can change this on the People page.</source>
        <translation>本项目不做验证：规则中“每道题的作答人数”为 0。负责人可在“人员”页修改。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) that you answered in an earlier round are reserved for other people for one day. After that, you can answer them again if answers are still missing.</source>
        <translation>
            <numerusform>有 %Ln 道题您在之前的轮次答过。这些题会先留给别人一天；一天后如果作答人数还不够，您可以再答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Submitted questions appear here. You do not get questions about images that you annotated.</source>
        <translation>题目提交后会出现在这里。您自己标注过的图片，题目不会分给您。</translation>
    </message>
</context>
<context>
    <name>yuyi::AnswersModel</name>
    <message>
        <source>%1, simulated</source>
        <translation>%1，模拟</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>gold, right</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>Answer key</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>yuyi::AnswersView</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n 次作答</numerusform>
        </translation>
    </message>
    <message>
        <source>Item %1 · answered by %2</source>
        <translation>题目 %1 · %2 的作答</translation>
    </message>
    <message>
        <source>%1 ← %2</source>
        <comment>option, participant</comment>
        <translation>%1 ← %2</translation>
    </message>
    <message>
        <source>Position in the questionnaire</source>
        <translation>在问卷中的题号</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Show all answers again</source>
        <translation>重新显示全部作答</translation>
    </message>
    <message>
        <source>Order in which the options were shown</source>
        <translation>选项显示顺序</translation>
    </message>
    <message>
        <source>Answer changed</source>
        <translation>改选次数</translation>
    </message>
</context>
<context>
    <name>yuyi::AppCommands</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>New Project…</source>
        <translation>新建项目…</translation>
    </message>
    <message>
        <source>Open Project…</source>
        <translation>打开项目…</translation>
    </message>
    <message>
        <source>Open Work Package…</source>
        <translation>打开工作包…</translation>
    </message>
    <message>
        <source>Finish Work Package…</source>
        <translation>完成工作包…</translation>
    </message>
    <message>
        <source>Open Example Project</source>
        <translation>打开示例项目</translation>
    </message>
    <message>
        <source>Close Project</source>
        <translation>关闭项目</translation>
    </message>
    <message>
        <source>Back Up Now</source>
        <translation>立即备份</translation>
    </message>
    <message>
        <source>Restore Backup…</source>
        <translation>恢复备份…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Add Person…</source>
        <translation>添加人员…</translation>
    </message>
    <message>
        <source>Act As…</source>
        <translation>切换身份…</translation>
    </message>
    <message>
        <source>Light Theme</source>
        <translation>浅色主题</translation>
    </message>
    <message>
        <source>Dark Theme</source>
        <translation>深色主题</translation>
    </message>
    <message>
        <source>Use System Theme</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Larger Text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller Text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Normal Text Size</source>
        <translation>标准字号</translation>
    </message>
    <message>
        <source>Full Screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>List of Pages</source>
        <translation>页面列表</translation>
    </message>
    <message>
        <source>Comments That Mention Me…</source>
        <translation>我被提到的评论…</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>搜索…</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Change Shortcuts…</source>
        <translation>修改快捷键…</translation>
    </message>
    <message>
        <source>User Guide</source>
        <translation>使用手册</translation>
    </message>
    <message>
        <source>About Yuyi</source>
        <translation>关于寓意</translation>
    </message>
    <message>
        <source>Next Step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Unsaved Texts…</source>
        <translation>未保存的文字…</translation>
    </message>
    <message>
        <source>Undo the Last Decisions</source>
        <translation>撤销最近几项决定</translation>
    </message>
</context>
<context>
    <name>yuyi::Archive</name>
    <message>
        <source>The zip file contains more than %1 files, so it was not read.</source>
        <translation>zip 文件中的文件超过 %1 个，因此没有读取。</translation>
    </message>
    <message>
        <source>The zip file is damaged, encrypted or in an unknown format. Save it again without a password.</source>
        <translation>zip 文件已损坏、已加密或格式未知。请重新保存，不要设口令。</translation>
    </message>
    <message>
        <source>“%1” in the zip file is larger than %2 MB, or all files together are larger than %3 MB.</source>
        <translation>zip 文件中的“%1”超过 %2 MB，或所有文件合计超过 %3 MB。</translation>
    </message>
</context>
<context>
    <name>yuyi::AskDialog</name>
    <message>
        <source>Judge Descriptions</source>
        <translation>让模型评判描述</translation>
    </message>
    <message>
        <source>Describe Images</source>
        <translation>让模型描述图片</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Judge model</source>
        <translation>评判模型</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Models to ask</source>
        <translation>要询问的模型</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Only images that the task covers</source>
        <translation>只取任务范围内的图片</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Show the image to the judge, too</source>
        <translation>把图片也给评判模型看</translation>
    </message>
    <message>
        <source>Budget of each run</source>
        <translation>每次评测的预算</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>发送内容预览</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>described, pictures</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>正在估算…</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n 个请求</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 input and %2 output tokens</source>
        <translation>输入约 %1 个词元，输出约 %2 个词元</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts</comment>
        <translation> · </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) cannot be sent and will count as request errors.</source>
        <translation>
            <numerusform>%n 张图片无法发送，会记为请求错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask Again</source>
        <translation>重新提问</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are already done with the same model, images, prompt and parameters. Running them again sends every request again.</source>
        <translation>
            <numerusform>已有 %n 次完成的评测与这次的模型、图片、提示词和参数都相同。再评测一次会重新发送所有请求。</numerusform>
        </translation>
    </message>
    <message>
        <source>Model that wrote the descriptions</source>
        <translation>描述图片的模型</translation>
    </message>
    <message>
        <source>Images described</source>
        <translation>已描述的图片</translation>
    </message>
    <message>
        <source>Descriptions to judge</source>
        <translation>要评判的描述</translation>
    </message>
    <message>
        <source>field=value, field!=value or field~text</source>
        <translation>字段=值、字段!=值或字段~文字</translation>
    </message>
    <message>
        <source>Maximum number of images</source>
        <translation>图片数上限</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>yuyi::AskSheet</name>
    <message>
        <source>Wrong password. Enter the supervisor password that was set when “Shared computer” was started.</source>
        <translation>口令不对。请输入开启“共用电脑”时设定的负责人口令。</translation>
    </message>
</context>
<context>
    <name>yuyi::AssignmentService</name>
    <message>
        <source>One of these people does not belong to this project.</source>
        <translation>所选人员中有人不属于这个项目。</translation>
    </message>
    <message>
        <source>%1 has left the project and gets no new work.</source>
        <translation>%1 已离开项目，不会再分到新任务。</translation>
    </message>
    <message>
        <source>%1 is paused and gets no new work.</source>
        <translation>%1 已暂停，不会再分到新任务。</translation>
    </message>
    <message>
        <source>%1 is not an annotator. Assign the role first.</source>
        <translation>%1 不是标注员。请先分配这个角色。</translation>
    </message>
    <message>
        <source>Choose at least one person to assign images to.</source>
        <translation>请至少选择一位接收图片的人。</translation>
    </message>
    <message numerus="yes">
        <source>This project allows at most %n annotator(s) for each image.</source>
        <translation>
            <numerusform>本项目每张图片最多 %n 位标注员。</numerusform>
        </translation>
    </message>
    <message>
        <source>The project has changed since the preview. Check the new preview, then assign again.</source>
        <translation>预览之后项目有了变化。请查看新的预览，再分配。</translation>
    </message>
    <message>
        <source>Somebody has just taken one of these images. Check the assignment and try again.</source>
        <translation>分配方案中有一张图片刚被别人取走。请查看分配方案，再试一次。</translation>
    </message>
    <message>
        <source>Images assigned</source>
        <translation>分配图片</translation>
    </message>
    <message>
        <source>This task was already withdrawn.</source>
        <translation>这项任务之前已撤回。</translation>
    </message>
    <message>
        <source>This task has been submitted; it can be returned, but not withdrawn.</source>
        <translation>这项任务已提交；可以退回，但不能撤回。</translation>
    </message>
    <message>
        <source>Task withdrawn</source>
        <translation>撤回任务</translation>
    </message>
    <message>
        <source>Only annotation tasks can be reassigned.</source>
        <translation>只有标注任务可以转给别人。</translation>
    </message>
    <message>
        <source>%1 adjudicated one of these images and cannot annotate it.</source>
        <translation>这些图片中有一张由 %1 裁决过，不能再由此人标注。</translation>
    </message>
    <message>
        <source>Task reassigned to %1</source>
        <translation>任务已转给 %1</translation>
    </message>
    <message>
        <source>Only a lead can see other people&apos;s tasks.</source>
        <translation>只有负责人能看到别人的任务。</translation>
    </message>
    <message>
        <source>Somebody has already started on these images, so no task was withdrawn. On the People page, withdraw the tasks that nobody has started.</source>
        <translation>已有人开始处理其中的图片，因此没有撤回任何任务。还没有人动过的任务，请在“人员”页撤回。</translation>
    </message>
    <message>
        <source>One of these images is now assigned to other people, so this step cannot be undone or redone.</source>
        <translation>这个步骤涉及的图片中有一张现已分配给别人，因此不能撤销或重做这个步骤。</translation>
    </message>
    <message>
        <source>The task has changed since this step, so the step cannot be undone or redone. Check the task in the task table on the People page.</source>
        <translation>这个步骤之后任务又有了变化，因此不能撤销或重做这个步骤。请在“人员”页的任务表中查看。</translation>
    </message>
    <message>
        <source>This step cannot be undone or redone, because one of these images was later assigned to the same person again.</source>
        <translation>这个步骤不能撤销或重做：其中一张图片后来又分配给了同一个人。</translation>
    </message>
    <message>
        <source>%1 has not passed a calibration. In this project, only people who passed a calibration get images.</source>
        <translation>%1 还没有通过校准。本项目的图片只分给通过校准的人。</translation>
    </message>
    <message>
        <source>The overlap must be a number from 0 to 1.</source>
        <translation>重叠比例应在 0 到 1 之间。</translation>
    </message>
    <message>
        <source>The number of images cannot be negative.</source>
        <translation>图片数量不能为负数。</translation>
    </message>
    <message>
        <source>Nothing to assign: no matching image can be given to these people.</source>
        <translation>没有可分配的图片：符合条件的图片都不能再分给这些人。</translation>
    </message>
    <message>
        <source>%1 has already been assigned the image %2. The same image is never assigned twice to one person.</source>
        <translation>%1 已经分到过图片 %2；同一张图片不会两次分给同一个人。</translation>
    </message>
    <message>
        <source>This task was returned. You can reassign it, but not withdraw it.</source>
        <translation>此任务已被退回，可以转给别人，但不能撤回。</translation>
    </message>
</context>
<context>
    <name>yuyi::AuditCodes</name>
    <message>
        <source>Being labelled</source>
        <translation>标注中</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>已公布</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>未决定</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Must repeat</source>
        <translation>须重标</translation>
    </message>
    <message>
        <source>More text in the image than the limit allows</source>
        <translation>图片中的文字超过上限</translation>
    </message>
    <message>
        <source>A duplicate of another image</source>
        <translation>与另一张图片重复</translation>
    </message>
</context>
<context>
    <name>yuyi::AuditExport</name>
    <message>
        <source>(hidden for now)</source>
        <translation>（暂不显示）</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>Event number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>时间（UTC）</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>做了什么</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Image ID</source>
        <translation>图片编号</translation>
    </message>
    <message>
        <source>Record type</source>
        <translation>记录类型</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>The export was stopped; no file was written.</source>
        <translation>导出已停止，没有写入文件。</translation>
    </message>
</context>
<context>
    <name>yuyi::AuditFilterBar</name>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>My own actions</source>
        <translation>我的操作</translation>
    </message>
    <message>
        <source>Any event</source>
        <translation>任何事件</translation>
    </message>
    <message>
        <source>No image matches “%1”.</source>
        <translation>找不到与“%1”相符的图片。</translation>
    </message>
    <message>
        <source>“%1” is not a date or date range. Write for example 2026-01-31 or 2026-01-01…2026-01-31 (earlier date first).</source>
        <translation>“%1”不是日期或日期范围。请按 2026-01-31 或 2026-01-01…2026-01-31 的格式填写（较早的日期在前）。</translation>
    </message>
    <message>
        <source>All record types</source>
        <translation>所有记录类型</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Record type</source>
        <translation>记录类型</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Image: name or hash</source>
        <translation>图片：名称或哈希值</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Date, e.g. 2026-01-31</source>
        <translation>日期，如 2026-01-31</translation>
    </message>
    <message>
        <source>Dates: 2026-01-31 or 2026-01-01…2026-01-31</source>
        <translation>日期：2026-01-31 或 2026-01-01…2026-01-31</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Include autosaves</source>
        <translation>包括自动保存的记录</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation>重新显示全部</translation>
    </message>
    <message>
        <source>“%1” matches several images, for example %2 and %3. Enter the whole file name.</source>
        <translation>有多张图片与“%1”相符，例如 %2 和 %3。请输入完整的文件名。</translation>
    </message>
</context>
<context>
    <name>yuyi::AuditModel</name>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>操作人</translation>
    </message>
    <message>
        <source>What</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>yuyi::AuditPage</name>
    <message>
        <source>Next Event</source>
        <translation>下一条记录</translation>
    </message>
    <message>
        <source>Previous Event</source>
        <translation>上一条记录</translation>
    </message>
    <message>
        <source>Undo This Step</source>
        <translation>撤销此步骤</translation>
    </message>
    <message>
        <source>Show the Image</source>
        <translation>显示图片</translation>
    </message>
    <message>
        <source>Filter by This Image</source>
        <translation>只看这张图片</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Find an Image</source>
        <translation>查找图片</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>导出为 CSV…</translation>
    </message>
    <message>
        <source>Export as JSON Lines…</source>
        <translation>导出为 JSON Lines…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>No further details.</source>
        <translation>没有更多详情。</translation>
    </message>
    <message>
        <source>The step is undone.</source>
        <translation>步骤已撤销。</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Export the Audit</source>
        <translation>导出审计记录</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>Events, newest first</source>
        <translation>记录，最新的在前</translation>
    </message>
    <message>
        <source>No events match the filter.</source>
        <translation>没有符合筛选条件的记录。</translation>
    </message>
    <message>
        <source>Leads see all actions in this project; other people see only their own. Widen the filter to see more.</source>
        <translation>负责人能看到项目里的全部操作，其他人只看到自己的。放宽筛选条件可以看到更多。</translation>
    </message>
    <message>
        <source>The content is hidden for now. Depending on the record type, it appears after you submit your own work on this image, after the calibration batch is revealed, after the validation round ends, or after the error case is decided.</source>
        <translation>内容暂时隐藏。记录类型不同，显示的时间也不同：您提交自己在这张图片上的工作后、校准公布后、验证轮次结束后，或错误样例有结论后。</translation>
    </message>
    <message>
        <source>Why are you undoing this step?</source>
        <translation>为什么撤销这个步骤？</translation>
    </message>
</context>
<context>
    <name>yuyi::AuditReader</name>
    <message>
        <source>%1: %2</source>
        <comment>what happened, to what</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::AuditService</name>
    <message>
        <source>Only leads can see what other people did.</source>
        <translation>只有负责人能看到别人做了什么。</translation>
    </message>
</context>
<context>
    <name>yuyi::AuditText</name>
    <message>
        <source>Changed the project&apos;s title or rules</source>
        <translation>修改了项目标题或规则</translation>
    </message>
    <message>
        <source>Changed the limit for text in images</source>
        <translation>修改了文字占比上限</translation>
    </message>
    <message>
        <source>Changed the range around the text limit in which images need a review</source>
        <translation>修改了文字占比的复核区间</translation>
    </message>
    <message>
        <source>Changed the minimum certainty for batch confirmation of duplicates</source>
        <translation>修改了批量确认重复图片所需的最低置信度</translation>
    </message>
    <message>
        <source>Created the project</source>
        <translation>建立了项目</translation>
    </message>
    <message>
        <source>Added a person</source>
        <translation>添加了人员</translation>
    </message>
    <message>
        <source>Changed a person&apos;s details</source>
        <translation>修改了人员信息</translation>
    </message>
    <message>
        <source>Paused a person</source>
        <translation>暂停了人员</translation>
    </message>
    <message>
        <source>Unpaused a person</source>
        <translation>恢复了人员</translation>
    </message>
    <message>
        <source>Removed a person from the project</source>
        <translation>把人员移出项目</translation>
    </message>
    <message>
        <source>Collected the image</source>
        <translation>收集了图片</translation>
    </message>
    <message>
        <source>Changed source, licence or note</source>
        <translation>修改了来源、许可或备注</translation>
    </message>
    <message>
        <source>The image moved to another stage</source>
        <translation>图片转到了另一阶段</translation>
    </message>
    <message>
        <source>Kept the image</source>
        <translation>保留了图片</translation>
    </message>
    <message>
        <source>Discarded the image</source>
        <translation>剔除了图片</translation>
    </message>
    <message>
        <source>Undid a decision</source>
        <translation>撤销了对图片的决定</translation>
    </message>
    <message>
        <source>Restored a decision</source>
        <translation>恢复了对图片的决定</translation>
    </message>
    <message>
        <source>Searched for duplicates</source>
        <translation>查找了重复图片</translation>
    </message>
    <message>
        <source>Confirmed a group of duplicates</source>
        <translation>确认了一组重复图片</translation>
    </message>
    <message>
        <source>Marked a group as not duplicates</source>
        <translation>把一组图片标为“不是重复”</translation>
    </message>
    <message>
        <source>Removed an image from a duplicate group</source>
        <translation>从重复组中移出了图片</translation>
    </message>
    <message>
        <source>Reopened a duplicate group after it was decided</source>
        <translation>重新打开了已处理的重复组</translation>
    </message>
    <message>
        <source>Undid a change to a duplicate group</source>
        <translation>撤销了对重复组的处理</translation>
    </message>
    <message>
        <source>Redid a change to a duplicate group</source>
        <translation>重做了对重复组的处理</translation>
    </message>
    <message>
        <source>Measured the area of text in the image</source>
        <translation>测量了图片中文字所占的面积</translation>
    </message>
    <message>
        <source>Corrected the text areas</source>
        <translation>修正了文字区域</translation>
    </message>
    <message>
        <source>Autosaved what was typed</source>
        <translation>输入时自动保存</translation>
    </message>
    <message>
        <source>Wrote the annotation</source>
        <translation>填写了标注</translation>
    </message>
    <message>
        <source>Submitted the annotation</source>
        <translation>提交了标注</translation>
    </message>
    <message>
        <source>Reopened the annotation</source>
        <translation>重新打开了标注</translation>
    </message>
    <message>
        <source>Skipped the image</source>
        <translation>跳过了图片</translation>
    </message>
    <message>
        <source>Set an annotation aside</source>
        <translation>搁置了标注</translation>
    </message>
    <message>
        <source>Restored an annotation that was set aside</source>
        <translation>恢复了搁置的标注</translation>
    </message>
    <message>
        <source>Created the gold annotation</source>
        <translation>生成了定稿</translation>
    </message>
    <message>
        <source>Returned a flagged item for review</source>
        <translation>把可疑题目退回评审</translation>
    </message>
    <message>
        <source>Reviewed a flagged item and kept it</source>
        <translation>复查可疑题目后予以保留</translation>
    </message>
    <message>
        <source>Flagged an item again</source>
        <translation>重新把题目列为可疑</translation>
    </message>
    <message>
        <source>Imported an item</source>
        <translation>导入了题目</translation>
    </message>
    <message>
        <source>Undid a step</source>
        <translation>撤销了步骤</translation>
    </message>
    <message>
        <source>Redid a step</source>
        <translation>重做了撤销的步骤</translation>
    </message>
    <message>
        <source>Assigned the image</source>
        <translation>分配了图片</translation>
    </message>
    <message>
        <source>Took the image from the pool</source>
        <translation>从任务池领取了图片</translation>
    </message>
    <message>
        <source>Gave the image back to the pool</source>
        <translation>把图片退回了任务池</translation>
    </message>
    <message>
        <source>Withdrew a task</source>
        <translation>撤回了任务</translation>
    </message>
    <message>
        <source>Restored a withdrawn task</source>
        <translation>恢复了撤回的任务</translation>
    </message>
    <message>
        <source>Completed a task</source>
        <translation>完成了任务</translation>
    </message>
    <message>
        <source>Reopened a completed task</source>
        <translation>重新打开了已完成的任务</translation>
    </message>
    <message>
        <source>Returned the annotation to its author</source>
        <translation>把标注退回给作者</translation>
    </message>
    <message>
        <source>Reopened a returned annotation</source>
        <translation>重新打开了退回的标注</translation>
    </message>
    <message>
        <source>Undid the return of an annotation</source>
        <translation>撤销了一次退回</translation>
    </message>
    <message>
        <source>Submitted a returned annotation again</source>
        <translation>重新提交了退回的标注</translation>
    </message>
    <message>
        <source>Stored the submitted version of the annotation</source>
        <translation>保存了标注提交时的版本</translation>
    </message>
    <message>
        <source>The program compared two annotations</source>
        <translation>程序比较了两份标注</translation>
    </message>
    <message>
        <source>Started to adjudicate</source>
        <translation>开始裁决</translation>
    </message>
    <message>
        <source>Autosaved an adjudication</source>
        <translation>填写裁决时自动保存</translation>
    </message>
    <message>
        <source>Adjudicated a field</source>
        <translation>裁决了一项分歧</translation>
    </message>
    <message>
        <source>Withdrew the adjudication of a disagreement</source>
        <translation>撤回了一项分歧的裁决</translation>
    </message>
    <message>
        <source>Adjudicated all fields</source>
        <translation>裁决了全部分歧</translation>
    </message>
    <message>
        <source>Reopened the adjudication of the image</source>
        <translation>重新打开了图片的裁决</translation>
    </message>
    <message>
        <source>Returned the image to both annotators</source>
        <translation>把图片退回给两位标注员</translation>
    </message>
    <message>
        <source>Started a validation round</source>
        <translation>开始了一轮验证</translation>
    </message>
    <message>
        <source>Reopened a validation round after it was decided</source>
        <translation>重新打开了已结束的验证轮次</translation>
    </message>
    <message>
        <source>A question passed validation</source>
        <translation>题目通过了验证</translation>
    </message>
    <message>
        <source>A question failed validation</source>
        <translation>题目没有通过验证</translation>
    </message>
    <message>
        <source>A question was sent to team discussion</source>
        <translation>题目交由团队讨论</translation>
    </message>
    <message>
        <source>Withdrew a validation round</source>
        <translation>撤回了一轮验证</translation>
    </message>
    <message>
        <source>Answered a question in blind validation</source>
        <translation>在验证中盲答了题目</translation>
    </message>
    <message>
        <source>Withdrew an answer</source>
        <translation>撤回了作答</translation>
    </message>
    <message>
        <source>Removed an answer from its validation round</source>
        <translation>从验证轮次中移除了一份作答</translation>
    </message>
    <message>
        <source>Restored an answer</source>
        <translation>恢复了作答</translation>
    </message>
    <message>
        <source>Opened a discussion</source>
        <translation>发起了讨论</translation>
    </message>
    <message>
        <source>Voted in a discussion</source>
        <translation>在讨论中投票</translation>
    </message>
    <message>
        <source>Concluded a discussion</source>
        <translation>结束了讨论</translation>
    </message>
    <message>
        <source>Scored a description</source>
        <translation>给描述评了分</translation>
    </message>
    <message>
        <source>Changed the score of a description</source>
        <translation>修改了描述的分数</translation>
    </message>
    <message>
        <source>Viewed the results before scoring all descriptions</source>
        <translation>在评完全部描述之前查看了结果</translation>
    </message>
    <message>
        <source>Withdrew the score of a description</source>
        <translation>撤回了描述的分数</translation>
    </message>
    <message>
        <source>Commented</source>
        <translation>发表了评论</translation>
    </message>
    <message>
        <source>Resolved a comment thread</source>
        <translation>把评论标为已解决</translation>
    </message>
    <message>
        <source>Reopened a comment thread</source>
        <translation>重新打开了已解决的评论</translation>
    </message>
    <message>
        <source>Read a comment</source>
        <translation>阅读了评论</translation>
    </message>
    <message>
        <source>Published a version of the guideline</source>
        <translation>发布了标注指南的新版本</translation>
    </message>
    <message>
        <source>Created a calibration batch</source>
        <translation>建立了校准批次</translation>
    </message>
    <message>
        <source>Revealed the labels of a calibration batch</source>
        <translation>公布了校准批次的标签</translation>
    </message>
    <message>
        <source>Recorded how a disagreement was resolved</source>
        <translation>记录了分歧的处理结果</translation>
    </message>
    <message>
        <source>Decided whether a person passes the calibration</source>
        <translation>决定了人员是否通过校准</translation>
    </message>
    <message>
        <source>Closed a calibration batch</source>
        <translation>关闭了校准批次</translation>
    </message>
    <message>
        <source>Sampled wrong answers for error review</source>
        <translation>抽取了错误回答供错误分析</translation>
    </message>
    <message>
        <source>Added wrong answers to a sample</source>
        <translation>向样本补充了错误回答</translation>
    </message>
    <message>
        <source>Added an error type</source>
        <translation>添加了错误类型</translation>
    </message>
    <message>
        <source>Coded the error in a wrong answer</source>
        <translation>为一条错误回答编码</translation>
    </message>
    <message>
        <source>Withdrew the error coding of a wrong answer</source>
        <translation>撤回了错误回答的编码</translation>
    </message>
    <message>
        <source>Adjudicated a wrong answer on which experts disagreed</source>
        <translation>裁决了专家有分歧的错误回答</translation>
    </message>
    <message>
        <source>Asked a model about a wrong answer</source>
        <translation>就一条错误回答追问了模型</translation>
    </message>
    <message>
        <source>Set up a study</source>
        <translation>建立了研究</translation>
    </message>
    <message>
        <source>Changed the draft of a study</source>
        <translation>修改了研究草稿</translation>
    </message>
    <message>
        <source>Removed the draft of a study</source>
        <translation>删除了研究草稿</translation>
    </message>
    <message>
        <source>Renamed a study</source>
        <translation>重命名了研究</translation>
    </message>
    <message>
        <source>Froze a study</source>
        <translation>冻结了研究</translation>
    </message>
    <message>
        <source>Closed a study</source>
        <translation>关闭了研究</translation>
    </message>
    <message>
        <source>Reopened a study</source>
        <translation>重新打开了研究</translation>
    </message>
    <message>
        <source>Did a dry run of a study</source>
        <translation>试运行了研究</translation>
    </message>
    <message>
        <source>Removed simulated participants</source>
        <translation>清除了模拟参与者</translation>
    </message>
    <message>
        <source>Added a participant</source>
        <translation>添加了参与者</translation>
    </message>
    <message>
        <source>Changed the name of a participant</source>
        <translation>修改了参与者的姓名</translation>
    </message>
    <message>
        <source>Deleted all answers of a participant who withdrew</source>
        <translation>删除了退出者的全部作答</translation>
    </message>
    <message>
        <source>Ended the study early for a participant</source>
        <translation>为一名参与者提前结束了研究</translation>
    </message>
    <message>
        <source>Agreed to take part in a study</source>
        <translation>同意参加研究</translation>
    </message>
    <message>
        <source>Continued taking part in a study</source>
        <translation>回来继续参加研究</translation>
    </message>
    <message>
        <source>Returned to a study too late to continue</source>
        <translation>回来太晚，不能继续参加研究</translation>
    </message>
    <message>
        <source>An image could not be shown in a study</source>
        <translation>研究中有图片无法显示</translation>
    </message>
    <message>
        <source>Reached the end of a study</source>
        <translation>完成了一项研究的作答</translation>
    </message>
    <message>
        <source>Created a work package</source>
        <translation>生成了工作包</translation>
    </message>
    <message>
        <source>Withdrew a work package</source>
        <translation>撤回了工作包</translation>
    </message>
    <message>
        <source>Imported a returned work package</source>
        <translation>导入了返回的工作包</translation>
    </message>
    <message>
        <source>Finished a work package</source>
        <translation>完成了工作包</translation>
    </message>
    <message>
        <source>Continued a finished work package</source>
        <translation>在已完成的工作包里继续工作</translation>
    </message>
    <message>
        <source>Drew a sample of accepted images</source>
        <translation>抽取了复查样本</translation>
    </message>
    <message>
        <source>Checked and approved an accepted image</source>
        <translation>复查了一张已通过的图片，并确认通过</translation>
    </message>
    <message>
        <source>Withdrew an approval</source>
        <translation>撤回了一张图片的“复查通过”结论</translation>
    </message>
    <message>
        <source>Returned an accepted image to its authors</source>
        <translation>把已通过的图片退回给作者</translation>
    </message>
    <message>
        <source>Set up a run</source>
        <translation>建立了评测</translation>
    </message>
    <message>
        <source>Started a run</source>
        <translation>开始了评测</translation>
    </message>
    <message>
        <source>Queued a run</source>
        <translation>把评测排入队列</translation>
    </message>
    <message>
        <source>Resumed a run</source>
        <translation>继续了评测</translation>
    </message>
    <message>
        <source>Paused a run</source>
        <translation>暂停了评测</translation>
    </message>
    <message>
        <source>Finished a run</source>
        <translation>完成了评测</translation>
    </message>
    <message>
        <source>Cancelled a run</source>
        <translation>取消了评测</translation>
    </message>
    <message>
        <source>Changed the budget of a run</source>
        <translation>更改了评测的预算</translation>
    </message>
    <message>
        <source>Hid a run</source>
        <translation>隐藏了评测</translation>
    </message>
    <message>
        <source>Showed a hidden run again</source>
        <translation>重新显示了评测</translation>
    </message>
    <message>
        <source>Saved a version of a prompt</source>
        <translation>保存了提示词的一个版本</translation>
    </message>
    <message>
        <source>Renamed a set of items</source>
        <translation>重命名了题目集</translation>
    </message>
    <message>
        <source>Imported model replies from a file</source>
        <translation>从文件导入了模型的回答</translation>
    </message>
    <message>
        <source>Scored the stored replies again</source>
        <translation>重新判读了已存的回答</translation>
    </message>
    <message>
        <source>Overruled the scoring of a reply</source>
        <translation>改判了一条回答</translation>
    </message>
    <message>
        <source>Added an endpoint</source>
        <translation>添加了接口</translation>
    </message>
    <message>
        <source>Changed an endpoint</source>
        <translation>修改了接口</translation>
    </message>
    <message>
        <source>Removed an endpoint</source>
        <translation>移除了接口</translation>
    </message>
    <message>
        <source>Restored an endpoint</source>
        <translation>恢复了接口</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Implied meaning</source>
        <translation>隐喻含义</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Rationale</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Returned from</source>
        <translation>从哪个环节退回</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>文字引擎</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Guideline clause</source>
        <translation>指南条款</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>收集者</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>在项目中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Annotators per image</source>
        <translation>每张图片的标注人数</translation>
    </message>
    <message>
        <source>Answers per question</source>
        <translation>每道题的作答人数</translation>
    </message>
    <message>
        <source>Maximum validation rounds</source>
        <translation>最多验证轮数</translation>
    </message>
    <message>
        <source>Number of correct answers required to pass</source>
        <translation>通过所需的答对人数</translation>
    </message>
    <message>
        <source>Minimum similarity for texts to count as equal</source>
        <translation>文字相似度下限（达到即视为相同）</translation>
    </message>
    <message>
        <source>Open pool</source>
        <translation>开放任务池</translation>
    </message>
    <message>
        <source>Calibration required</source>
        <translation>通过校准后才能标注</translation>
    </message>
    <message>
        <source>Length of a reservation (minutes)</source>
        <translation>预留时长（分钟）</translation>
    </message>
    <message>
        <source>Licences are required</source>
        <translation>必须有许可</translation>
    </message>
    <message>
        <source>Allowed sources</source>
        <translation>允许的来源</translation>
    </message>
    <message>
        <source>Forbidden sources</source>
        <translation>禁止的来源</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Text ratio</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>基础地址</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Section in tables</source>
        <translation>表格分区</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Location of the API key</source>
        <translation>密钥位置</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>并发请求数</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>每分钟请求数</translation>
    </message>
    <message>
        <source>Timeout in seconds</source>
        <translation>超时时间（秒）</translation>
    </message>
    <message>
        <source>Price per 1M input tokens</source>
        <translation>输入价格（每百万词元）</translation>
    </message>
    <message>
        <source>Price per 1M output tokens</source>
        <translation>输出价格（每百万词元）</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Text areas</source>
        <translation>文字区域</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>题目 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field and what it says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a field within a field</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between values</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a field and its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复图片</translation>
    </message>
    <message>
        <source>Text in the image</source>
        <translation>图片中的文字</translation>
    </message>
    <message>
        <source>Annotation</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Background task</source>
        <translation>后台任务</translation>
    </message>
    <message>
        <source>Imported item</source>
        <translation>导入的题目</translation>
    </message>
    <message>
        <source>Undo or redo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Assigned task</source>
        <translation>分配的任务</translation>
    </message>
    <message>
        <source>Returned annotation</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>Submission</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Validation answer</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>标注指南</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Check of accepted images</source>
        <translation>已通过图片的复查</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>Model reply</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Sample of wrong answers</source>
        <translation>错误样本</translation>
    </message>
    <message>
        <source>Error case</source>
        <translation>错误样例</translation>
    </message>
    <message>
        <source>Score of a description</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>Work package</source>
        <translation>工作包</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of record, code of an action</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The image moved to another stage: %1 → %2</source>
        <translation>图片转到了另一阶段：%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what happened, to what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Assignment of items</source>
        <translation>题目分配方式</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Items per category</source>
        <translation>每类题数</translation>
    </message>
    <message>
        <source>Answers per item</source>
        <translation>每题人数</translation>
    </message>
    <message>
        <source>Blocks grouped by</source>
        <translation>组块划分依据</translation>
    </message>
    <message>
        <source>Items between breaks</source>
        <translation>每多少题休息一次</translation>
    </message>
    <message>
        <source>Practice items</source>
        <translation>练习题数</translation>
    </message>
    <message>
        <source>Practice item filter</source>
        <translation>练习题的筛选条件</translation>
    </message>
    <message>
        <source>Time limit per question (seconds)</source>
        <translation>每题时限（秒）</translation>
    </message>
    <message>
        <source>Options are shuffled</source>
        <translation>打乱选项</translation>
    </message>
    <message>
        <source>Items are shuffled</source>
        <translation>打乱题目</translation>
    </message>
    <message>
        <source>Participants may go back</source>
        <translation>可以返回上一题</translation>
    </message>
    <message>
        <source>Time limit for resuming (hours)</source>
        <translation>中断后继续作答的时限（小时）</translation>
    </message>
    <message>
        <source>Minimum accuracy on gold items</source>
        <translation>金标准题正确率下限</translation>
    </message>
    <message>
        <source>Minimum median response time (ms)</source>
        <translation>用时中位数下限（毫秒）</translation>
    </message>
    <message>
        <source>Minimum share of questions answered</source>
        <translation>已答题目比例下限</translation>
    </message>
    <message>
        <source>Maximum share of flagged answers</source>
        <translation>有标记作答的比例上限</translation>
    </message>
    <message>
        <source>Participants who have seen the questions before are excluded</source>
        <translation>排除以前见过这类题目的参与者</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Background questions</source>
        <translation>询问的个人情况</translation>
    </message>
    <message>
        <source>Version of instructions and consent</source>
        <translation>说明与知情同意书的版本</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Simulated participants</source>
        <translation>模拟参与者</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Pseudonym</source>
        <translation>代号</translation>
    </message>
    <message>
        <source>Questions answered</source>
        <translation>已答题数</translation>
    </message>
    <message>
        <source>Position in the questionnaire</source>
        <translation>在问卷中的题号</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务数</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>有更改</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Error types</source>
        <translation>错误类型</translation>
    </message>
    <message>
        <source>Marked areas</source>
        <translation>标出的区域</translation>
    </message>
    <message>
        <source>Marked passages</source>
        <translation>标出的文字</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Maximum reply tokens</source>
        <translation>回答的最大词元数</translation>
    </message>
    <message>
        <source>Top p</source>
        <translation>Top p</translation>
    </message>
    <message>
        <source>Replies are streamed</source>
        <translation>流式传输回答</translation>
    </message>
    <message>
        <source>Additional parameters</source>
        <translation>其他参数</translation>
    </message>
    <message>
        <source>Opened the information that a study gives participants</source>
        <translation>打开了研究的参与说明</translation>
    </message>
    <message>
        <source>Declined to take part in a study</source>
        <translation>拒绝参加一项研究</translation>
    </message>
    <message>
        <source>Gold items (%)</source>
        <translation>金标准题比例（%）</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Screen width</source>
        <translation>屏幕宽度</translation>
    </message>
    <message>
        <source>Screen height</source>
        <translation>屏幕高度</translation>
    </message>
    <message>
        <source>Screen scale</source>
        <translation>屏幕缩放</translation>
    </message>
    <message>
        <source>Text size (%)</source>
        <translation>文字大小（%）</translation>
    </message>
    <message>
        <source>Changed which image of a duplicate group is kept</source>
        <translation>更改了重复组中保留哪张图片</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>Gold item filter</source>
        <translation>金标准题的筛选条件</translation>
    </message>
    <message>
        <source>Removed a question</source>
        <translation>删除了题目</translation>
    </message>
    <message>
        <source>Released the dataset</source>
        <translation>发布了数据集</translation>
    </message>
    <message>
        <source>Recorded the display settings of a participant</source>
        <translation>记录了参与者的显示设置</translation>
    </message>
    <message>
        <source>Withdrew a decision that overruled the scoring of a reply</source>
        <translation>撤回了一次改判</translation>
    </message>
    <message>
        <source>Question text</source>
        <translation>题干</translation>
    </message>
    <message>
        <source>People who have not submitted</source>
        <translation>尚未提交的人</translation>
    </message>
    <message>
        <source>API format</source>
        <translation>接口格式</translation>
    </message>
    <message>
        <source>Environment variable with the API key</source>
        <translation>存放 API 密钥的环境变量</translation>
    </message>
    <message>
        <source>Exclude response times above (ms)</source>
        <translation>排除用时超过此值的作答（毫秒）</translation>
    </message>
    <message>
        <source>Exclude response times below (ms)</source>
        <translation>排除用时低于此值的作答（毫秒）</translation>
    </message>
    <message>
        <source>Total number of questions</source>
        <translation>总题数</translation>
    </message>
</context>
<context>
    <name>yuyi::AuditUndo</name>
    <message>
        <source>This step has been undone already.</source>
        <translation>这个步骤已经撤销了。</translation>
    </message>
    <message>
        <source>This step cannot be undone. Either steps of this kind can never be undone, or the step is too old: only the last 200 steps of each person can be undone.</source>
        <translation>这条记录不能撤销：这类步骤没有撤销功能，或者这个步骤不在操作者最近的 200 步之内。</translation>
    </message>
    <message>
        <source>Only a lead or the person who did this step can undo it.</source>
        <translation>只有做这一步的人或负责人可以撤销它。</translation>
    </message>
    <message>
        <source>This step was recorded by a newer version of Yuyi. Update the program to undo it.</source>
        <translation>这个步骤由较新版本的程序记录。请更新程序后再撤销。</translation>
    </message>
    <message>
        <source>Only the author of a draft can change it.</source>
        <translation>草稿只能由作者本人修改。</translation>
    </message>
    <message>
        <source>Only the expert who coded a case can withdraw this coding.</source>
        <translation>编码只能由作出该编码的专家本人撤回。</translation>
    </message>
    <message>
        <source>Only the person who gave a score can withdraw it.</source>
        <translation>分数只能由评分者本人撤回。</translation>
    </message>
    <message>
        <source>The later step “%3” (by %1, %2) depends on this step.</source>
        <translation>后来的步骤“%3”（%1，%2）依赖这个步骤。</translation>
    </message>
    <message>
        <source>Write why you are undoing this step.</source>
        <translation>请说明为什么撤销这个步骤。</translation>
    </message>
    <message>
        <source>Submission undone on the Audit page</source>
        <translation>在“审计”页撤销了提交</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Only the author of an annotation can submit it.</source>
        <translation>只有标注的作者能提交这份标注。</translation>
    </message>
    <message>
        <source>“%1” was released after the annotation was submitted. To change the annotation, reopen it on the Annotate page.</source>
        <translation>“%1”提交后已经发布。要修改，请在“标注”页重新打开。</translation>
    </message>
    <message>
        <source>The annotation has changed since it was reopened. Check it on the Annotate page, and submit it there.</source>
        <translation>这份标注重新打开后又有改动。请在“标注”页检查并提交。</translation>
    </message>
    <message>
        <source>Later work on this image depends on this step. Ask a lead to undo it.</source>
        <translation>这张图片后来的工作以这一步为基础。请负责人来撤销。</translation>
    </message>
    <message>
        <source>Later work on this image depends on this step.</source>
        <translation>这张图片后来的工作以这一步为基础。</translation>
    </message>
</context>
<context>
    <name>yuyi::BackgroundPage</name>
    <message>
        <source>How old are you?</source>
        <translation>您的年龄？</translation>
    </message>
    <message>
        <source>What is your first language?</source>
        <translation>您的母语？</translation>
    </message>
    <message>
        <source>What is your field of study or work?</source>
        <translation>您学习或工作的领域？</translation>
    </message>
    <message>
        <source>Have you seen these or similar questions before?</source>
        <translation>您以前见过这些题或类似的题吗？</translation>
    </message>
    <message>
        <source>Please choose one answer in each row. “Prefer not to say” is also an answer.</source>
        <translation>请在每一行选一项；也可以选“不愿透露”。</translation>
    </message>
    <message>
        <source>A little about you</source>
        <translation>关于您的几个小问题</translation>
    </message>
    <message>
        <source>Choose with the number keys or the mouse. Your answers are stored without your name.</source>
        <translation>用数字键或鼠标选择。您的回答不与姓名一起保存。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>yuyi::Backups</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 已损坏。</translation>
    </message>
    <message>
        <source>The folder %1 contains other files. Choose a new or empty folder, or a project folder.</source>
        <translation>文件夹 %1 中有其他文件。请选择新文件夹、空文件夹或某个项目的文件夹。</translation>
    </message>
    <message>
        <source>This file is the project itself, not a backup. Choose a backup.</source>
        <translation>这个文件就是项目本身，不是备份。请选择备份文件。</translation>
    </message>
    <message>
        <source>The project is open in another window or program. Close it there first.</source>
        <translation>该项目已在另一个窗口或程序中打开。请先在那里关闭。</translation>
    </message>
    <message>
        <source>The backup belongs to the project “%1”, but the folder %2 contains the project “%3”. Restore the backup into a new folder. To replace the project anyway, use yuyi-cli restore --other-project.</source>
        <translation>这份备份属于另一个项目“%1”；文件夹 %2 中的项目是“%3”。请把备份恢复到新文件夹；如果确实要替换现有项目，请用 yuyi-cli restore --other-project。</translation>
    </message>
    <message>
        <source>%1: this copy could not be rewritten and may still contain the deleted answers. Delete this copy.</source>
        <translation>%1：这份副本无法改写，可能仍含已删除的作答。请删除这份副本。</translation>
    </message>
    <message>
        <source>%1 is a project in use, not a backup. Close the project first, or make a backup of the project.</source>
        <translation>%1 是正在使用的项目，不是备份。请先关闭该项目，或为该项目做一个备份。</translation>
    </message>
</context>
<context>
    <name>yuyi::BalanceDialog</name>
    <message>
        <source>%1 % (%2–%3 %)</source>
        <translation>%1%（%2–%3%）</translation>
    </message>
    <message>
        <source>more often than by chance</source>
        <translation>多于随机</translation>
    </message>
    <message>
        <source>less often than by chance</source>
        <translation>少于随机</translation>
    </message>
    <message>
        <source>no visible preference</source>
        <translation>看不出偏好</translation>
    </message>
    <message>
        <source>Whose version was chosen</source>
        <translation>采用了谁的版本</translation>
    </message>
    <message>
        <source>Statistics on Left/Right Choices</source>
        <translation>左右选择统计</translation>
    </message>
    <message>
        <source>Adjudicator</source>
        <translation>裁决员</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>裁决数</translation>
    </message>
    <message>
        <source>Left chosen</source>
        <translation>选左边</translation>
    </message>
    <message>
        <source>Earlier submission chosen</source>
        <translation>选先提交的那份</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>被选中</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
    <message>
        <source>The side on which each annotation is shown is random. An adjudicator without a preference chooses left about half of the time. The 95 % interval shows how certain the percentage is.</source>
        <translation>每张图片的两份标注，左右位置是随机的。裁决员如果没有偏好，大约有一半的次数选左边。95% 区间越宽，表中的比例越不确定。</translation>
    </message>
    <message>
        <source>Left vs. chance</source>
        <translation>选左边的次数与随机相比</translation>
    </message>
    <message>
        <source>Chosen vs. chance</source>
        <translation>被选中的次数与随机相比</translation>
    </message>
    <message>
        <source>Nothing to count yet: nobody has chosen the left or the right side in a decision.</source>
        <translation>暂无可统计的内容：还没有人在裁决时选过左边或右边。</translation>
    </message>
</context>
<context>
    <name>yuyi::Banner</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>yuyi::BatchDialog</name>
    <message>
        <source>keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>剔除</translation>
    </message>
    <message>
        <source>%1, %2 × %3: %4</source>
        <translation>%1，%2 × %3：%4</translation>
    </message>
    <message>
        <source>Confirm Groups</source>
        <translation>批量确认</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) will be discarded. In each group, the image that is kept is shown first.</source>
        <translation>
            <numerusform>将剔除 %n 张图片；每组中，要保留的那张排在最前面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Images to keep and to discard</source>
        <translation>要保留的和要剔除的图片</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n</source>
        <translation>
            <numerusform>剔除 %n 张</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::BatchesView</name>
    <message>
        <source>Being labelled</source>
        <translation>标注中</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>已公布</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已关闭</translation>
    </message>
    <message numerus="yes">
        <source>%1
%2, %n image(s)</source>
        <translation>
            <numerusform>%1
%2，%n 张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>Calibration batches</source>
        <translation>校准批次</translation>
    </message>
</context>
<context>
    <name>yuyi::BlindOption</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::BookProbesDialog</name>
    <message>
        <source>Case Book</source>
        <translation>样例集</translation>
    </message>
    <message>
        <source>Include follow-up questions to the model</source>
        <translation>包含对模型的追问</translation>
    </message>
    <message numerus="yes">
        <source>These cases have %n follow-up question(s) to the model.</source>
        <translation>
            <numerusform>这些样例中，一共向模型追问过 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>yuyi::CalibrateController</name>
    <message>
        <source>The batch is revealed.</source>
        <translation>批次已公布。</translation>
    </message>
    <message>
        <source>The batch is closed. Its images now go through the normal workflow.</source>
        <translation>批次已关闭，其中的图片进入正常流程。</translation>
    </message>
</context>
<context>
    <name>yuyi::CalibratePage</name>
    <message>
        <source>The agreed result is saved.</source>
        <translation>商定的结果已保存。</translation>
    </message>
    <message>
        <source>Version %1 of the guideline is now in force.</source>
        <translation>标注指南第 %1 版已生效。</translation>
    </message>
    <message>
        <source>New Batch…</source>
        <translation>新建批次…</translation>
    </message>
    <message>
        <source>Label the Batch</source>
        <translation>标注这个批次</translation>
    </message>
    <message>
        <source>Reveal…</source>
        <translation>公布…</translation>
    </message>
    <message>
        <source>Close the Batch</source>
        <translation>关闭批次</translation>
    </message>
    <message>
        <source>Next Difference</source>
        <translation>下一处分歧</translation>
    </message>
    <message>
        <source>Previous Difference</source>
        <translation>上一处分歧</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Save Agreed Result</source>
        <translation>保存商定的结果</translation>
    </message>
    <message>
        <source>New Clause…</source>
        <translation>新条款…</translation>
    </message>
    <message>
        <source>Show Differences</source>
        <translation>显示分歧</translation>
    </message>
    <message>
        <source>Show Agreement</source>
        <translation>显示一致性</translation>
    </message>
    <message>
        <source>Show People</source>
        <translation>显示人员</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>标注指南</translation>
    </message>
    <message>
        <source>Write the Next Guideline Version</source>
        <translation>撰写下一版指南</translation>
    </message>
    <message>
        <source>Publish the Guideline</source>
        <translation>发布标注指南</translation>
    </message>
    <message>
        <source>No calibration yet.</source>
        <translation>还没有校准。</translation>
    </message>
    <message>
        <source>First, everybody labels the same few images. Then compare, discuss the differences and write the outcome into the guideline.</source>
        <translation>先让大家标注同一小批图片，然后比较、讨论分歧，把结果写进标注指南。</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>The batch is created. Its annotators get these images before other new images.</source>
        <translation>批次已建立，参加的标注员会先标注其中的图片，再标注其他新图片。</translation>
    </message>
    <message>
        <source>Reveal Early</source>
        <translation>提前公布</translation>
    </message>
    <message>
        <source>Why reveal the batch before everybody has submitted?</source>
        <translation>为什么不等所有人提交就公布？</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>公布</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Reveal the Batch</source>
        <translation>公布这个批次</translation>
    </message>
    <message>
        <source>Write Agreed Result</source>
        <translation>填写商定的结果</translation>
    </message>
    <message>
        <source>Mark as Passed</source>
        <translation>记为通过</translation>
    </message>
    <message>
        <source>Mark as “Must Repeat”</source>
        <translation>记为“须重标”</translation>
    </message>
    <message>
        <source>A lead creates a batch of images that everybody labels first. The batch then appears here and on the Annotate page.</source>
        <translation>负责人建立批次后，大家先标注这个批次。批次会出现在这里和“标注”页。</translation>
    </message>
    <message>
        <source>Everybody has submitted. After you reveal the batch, they see each other&apos;s labels, and you cannot hide the batch again.</source>
        <translation>所有人都已提交。公布后，大家可以看到彼此的标签，您也不能再把批次隐藏起来。</translation>
    </message>
</context>
<context>
    <name>yuyi::CalibrationBatch</name>
    <message>
        <source>The batch “%1” is still being labelled.</source>
        <translation>批次“%1”仍在标注中。</translation>
    </message>
    <message>
        <source>The batch “%1” is already revealed.</source>
        <translation>批次“%1”已经公布。</translation>
    </message>
    <message>
        <source>The batch “%1” is closed.</source>
        <translation>批次“%1”已关闭。</translation>
    </message>
</context>
<context>
    <name>yuyi::CalibrationEnd</name>
    <message>
        <source>This person does not take part in the batch.</source>
        <translation>此人没有参加这个批次。</translation>
    </message>
    <message>
        <source>Write what the person should do differently when labelling the batch again.</source>
        <translation>请写明此人重新标注时应改进什么。</translation>
    </message>
    <message>
        <source>First decide whether %1 passes or must repeat the batch.</source>
        <translation>请先为 %1 选择“通过”或“须重标”。</translation>
    </message>
    <message>
        <source>%1 is labelling the batch again and has not submitted everything yet.</source>
        <translation>%1 正在重新标注这个批次，还没有全部提交。</translation>
    </message>
</context>
<context>
    <name>yuyi::CalibrationFigures</name>
    <message>
        <source>All agree on every image.</source>
        <translation>每张图片上大家的标注都一致。</translation>
    </message>
    <message>
        <source>One label was chosen almost every time, so κ and α are low although people agree. Use percent agreement and AC1.</source>
        <translation>几乎每次选的都是同一个标签，所以大家虽然一致，κ 和 α 仍偏低。请看一致率和 AC1。</translation>
    </message>
    <message>
        <source>MASI α</source>
        <translation>MASI α</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>%1 = %2, n = %3: not reliable. People agree less often than by chance. They may understand the dimension in opposite ways. Discuss its meaning.</source>
        <translation>%1 = %2，n = %3：不可靠。一致程度低于随机水平，大家对这个维度的理解可能正好相反。请讨论。</translation>
    </message>
    <message>
        <source>%1 = %2, n = %3: not reliable (below .667, Krippendorff 2004). Discuss the differences.</source>
        <translation>%1 = %2，n = %3：不可靠（低于 .667，Krippendorff 2004）。请讨论分歧。</translation>
    </message>
    <message>
        <source>%1 = %2, n = %3: tentative conclusions only (.667 to below .800, Krippendorff 2004).</source>
        <translation>%1 = %2，n = %3：只能得出初步结论（.667 以上，不到 .800，Krippendorff 2004）。</translation>
    </message>
    <message>
        <source>%1 = %2, n = %3: reliable (.800 or more, Krippendorff 2004).</source>
        <translation>%1 = %2，n = %3：可靠（不低于 .800，Krippendorff 2004）。</translation>
    </message>
    <message>
        <source>Everybody chose the same label for every image, so κ and α cannot be computed.</source>
        <translation>所有人给每张图片都选了同一个标签，无法计算 κ 和 α。</translation>
    </message>
</context>
<context>
    <name>yuyi::CalibrationService</name>
    <message>
        <source>A calibration batch needs a name.</source>
        <translation>校准批次需要名称。</translation>
    </message>
    <message>
        <source>A calibration batch needs at least one image.</source>
        <translation>校准批次至少需要一张图片。</translation>
    </message>
    <message>
        <source>%1 is not an active annotator and cannot take part.</source>
        <translation>%1 不是标注员，或者已暂停、已离开项目，不能参加。</translation>
    </message>
    <message>
        <source>A calibration needs at least two annotators.</source>
        <translation>校准至少需要两位标注员。</translation>
    </message>
    <message>
        <source>The image “%1” cannot be used for calibration: it was not kept at inspection, somebody is already annotating it, or it is in another batch.</source>
        <translation>“%1”不能用于校准：甄别时没有保留，或者已有人标注，或者属于另一个批次。</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n image(s))</source>
        <translation>
            <numerusform>%1（%n 张）</numerusform>
        </translation>
    </message>
    <message>
        <source>Not submitted yet: %1.</source>
        <translation>尚未提交：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between people</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 To reveal the batch anyway, write a reason.</source>
        <translation>%1如仍要公布，请说明理由。</translation>
    </message>
    <message>
        <source>Nobody has submitted anything, so there is nothing to reveal.</source>
        <translation>还没有人提交，没有可以公布的内容。</translation>
    </message>
    <message>
        <source>Only leads and people who took part can see the batch “%1”.</source>
        <translation>只有负责人和参加者能看到批次“%1”。</translation>
    </message>
    <message>
        <source>Enter the outcome of the discussion: choose a value or write a sentence.</source>
        <translation>请填写讨论的结果：选择一个值，或写一句话。</translation>
    </message>
    <message>
        <source>Only leads and people who took part can record outcomes for the batch “%1”.</source>
        <translation>只有负责人和参加者能记录批次“%1”的讨论结果。</translation>
    </message>
    <message>
        <source>Version %1 of the guideline has no such clause. Choose another clause.</source>
        <translation>标注指南第 %1 版没有这一条。请另选一条。</translation>
    </message>
</context>
<context>
    <name>yuyi::CalibrationStore</name>
    <message>
        <source>This calibration batch is not in the project.</source>
        <translation>项目中没有这个校准批次。</translation>
    </message>
    <message>
        <source>This person does not take part in the batch.</source>
        <translation>此人没有参加这个批次。</translation>
    </message>
</context>
<context>
    <name>yuyi::CaseBook</name>
    <message>
        <source>No error type</source>
        <translation>无错误类型</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>model, configuration</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <comment>letter, text of an option</comment>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>Case %1: %2</source>
        <translation>样例 %1：%2</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Model response</source>
        <translation>模型的回答</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between error types</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Error reason</source>
        <translation>错误原因</translation>
    </message>
    <message>
        <source>Ground truth</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>Implied meaning</source>
        <translation>隐喻含义</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Follow-up question to the model: %1</source>
        <translation>追问模型：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s), %1</source>
        <translation>
            <numerusform>%n 个样例，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>样例 %1</translation>
    </message>
    <message>
        <source>case %1, p. %2</source>
        <translation>样例 %1，第 %2 页</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page numbers</comment>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>yuyi::CaseBookExport</name>
    <message>
        <source>The file “%1” could not be replaced. Choose another name.</source>
        <translation>无法替换“%1”。请换一个名称。</translation>
    </message>
    <message>
        <source>Case books are saved as .pdf, .html or .md; the file is named “%1”.</source>
        <translation>样例集可保存为 .pdf、.html 或 .md，不能保存为“%1”。</translation>
    </message>
</context>
<context>
    <name>yuyi::CaseBookMaker</name>
    <message>
        <source>None of these cases has a decided error type yet.</source>
        <translation>这些样例都还没有确定错误类型。</translation>
    </message>
    <message>
        <source>Case Book</source>
        <translation>样例集</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;HTML (*.html);;Markdown with images, in a folder (*.md)</source>
        <translation>PDF (*.pdf);;HTML (*.html);;Markdown 及图片，存为文件夹 (*.md)</translation>
    </message>
    <message>
        <source>Creating the case book…</source>
        <translation>正在制作样例集…</translation>
    </message>
    <message>
        <source>The case book is saved: %1</source>
        <translation>样例集已保存：%1</translation>
    </message>
</context>
<context>
    <name>yuyi::CaseBookService</name>
    <message>
        <source>%1 › %2</source>
        <comment>error type, subtype</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>dimension, labels</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between labels</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Case book</source>
        <translation>样例集</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>已停止；没有写入任何内容。</translation>
    </message>
    <message>
        <source>None of these cases is decided yet, so the case book would be empty.</source>
        <translation>这些样例都还没有结论，样例集会是空的。</translation>
    </message>
</context>
<context>
    <name>yuyi::CaseDecision</name>
    <message>
        <source>You cannot keep both texts. Choose one of the two texts, or write a new text.</source>
        <translation>两段文字不能都保留。请选择其中一段，或重新书写。</translation>
    </message>
    <message>
        <source>Only one label can be chosen for this dimension.</source>
        <translation>这个维度只能选一个标签。</translation>
    </message>
    <message>
        <source>The preset does not contain this dimension.</source>
        <translation>预设里没有这个维度。</translation>
    </message>
    <message>
        <source>The preset has no label “%1” for this dimension.</source>
        <translation>预设的这个维度没有标签“%1”。</translation>
    </message>
    <message>
        <source>The question must be based on one of the two annotators&apos; questions.</source>
        <translation>题目必须以其中一位标注员写的题目为基础。</translation>
    </message>
</context>
<context>
    <name>yuyi::CaseEntry</name>
    <message>
        <source>There is no error type “%1”.</source>
        <translation>没有错误类型“%1”。</translation>
    </message>
    <message>
        <source>Each error type can be chosen only once.</source>
        <translation>同一错误类型只能选一次。</translation>
    </message>
    <message>
        <source>The note is too long. Shorten it to at most %1 characters.</source>
        <translation>备注过长。请缩短到 %1 个字符以内。</translation>
    </message>
    <message>
        <source>Choose at least one error type.</source>
        <translation>请至少选择一个错误类型。</translation>
    </message>
    <message>
        <source>Write in the note what is wrong with the question. The note is sent to the team.</source>
        <translation>请在备注中说明这道题哪里有误。备注会提交给团队。</translation>
    </message>
    <message>
        <source>Write in the note why the reply should be scored differently.</source>
        <translation>请在备注中说明为什么要改判这条回答。</translation>
    </message>
    <message>
        <source>This case has no reply, so it cannot be scored differently.</source>
        <translation>这个样例没有收到回答，无法改判。</translation>
    </message>
    <message>
        <source>This option belongs to another question.</source>
        <translation>这个选项属于另一道题。</translation>
    </message>
    <message>
        <source>Choose one option only.</source>
        <translation>只能选择一个选项。</translation>
    </message>
</context>
<context>
    <name>yuyi::CasePanel</name>
    <message numerus="yes">
        <source>Hide the %n field(s) on which both annotators agree</source>
        <translation>
            <numerusform>收起一致的 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both annotators agree on %n field(s)</source>
        <translation>
            <numerusform>%n 项一致</numerusform>
        </translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左侧标注</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右侧标注</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>定稿</translation>
    </message>
    <message>
        <source>Guideline needs a change</source>
        <translation>需修改指南</translation>
    </message>
    <message>
        <source>Note on this decision</source>
        <translation>对这项裁决的备注</translation>
    </message>
    <message>
        <source>Why annotators differ on “%1”</source>
        <translation>“%1”的分歧原因</translation>
    </message>
    <message>
        <source>Why annotators differ</source>
        <translation>分歧原因</translation>
    </message>
</context>
<context>
    <name>yuyi::CasePicture</name>
    <message>
        <source>New region</source>
        <translation>新区域</translation>
    </message>
    <message>
        <source>Draw a region with the mouse. Arrow keys move the new region, Shift with an arrow key resizes it, and Enter accepts it. Press M to stop drawing regions.</source>
        <translation>用鼠标拖画一个区域。也可用键盘：按方向键移动新区域，按 Shift+方向键改变大小，按 Enter 确定。按 M 结束标记。</translation>
    </message>
</context>
<context>
    <name>yuyi::CaseQuestion</name>
    <message>
        <source>Key</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>Key and model</source>
        <translation>正确答案，也是模型所选</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型所选</translation>
    </message>
</context>
<context>
    <name>yuyi::CaseReading</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>回答为空。</translation>
    </message>
    <message>
        <source>The model answered this question again after the sample was drawn; this is the sampled response.</source>
        <translation>抽样后模型又回答过这道题；这里显示抽到的那次回答。</translation>
    </message>
    <message>
        <source>%1 overruled the scoring of this response. Reason: %2</source>
        <translation>%1 改判了这条回答，理由：%2</translation>
    </message>
    <message>
        <source>Implied meaning</source>
        <translation>隐喻含义</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推理过程</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人类</translation>
    </message>
    <message>
        <source>%1 of %2 people correct (by option: %3)</source>
        <translation>%2 人中 %1 人答对（各选项人数：%3）</translation>
    </message>
    <message>
        <source>no answers to show</source>
        <translation>暂无可显示的作答</translation>
    </message>
    <message>
        <source>Model response</source>
        <translation>模型的回答</translation>
    </message>
</context>
<context>
    <name>yuyi::CasesDialog</name>
    <message numerus="yes">
        <source>In progress: %n field(s) to decide</source>
        <translation>
            <numerusform>进行中：%n 项待裁决</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %n field(s) to decide</source>
        <translation>
            <numerusform>等待中：%n 项待裁决</numerusform>
        </translation>
    </message>
    <message>
        <source>Returned to both annotators</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>Replaced by a newer comparison</source>
        <translation>已被取代：两份标注已重新比较</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>no adjudicator</source>
        <translation>没有裁决员</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>In this project, each image is annotated by only one person, so there is nothing to compare. A lead can set two annotators per image in the rules on the People page.</source>
        <translation>本项目每张图片只由一人标注，没有可比较的内容。负责人可在“人员”页的规则里改为两人。</translation>
    </message>
    <message>
        <source>Nothing to show yet. An image appears here when two people, not including you, have submitted annotations for it. The list shows the state of its adjudication.</source>
        <translation>暂无内容。一张图片由另外两人标注并提交后，会列在这里，并注明裁决状态。</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>共 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>Case List</source>
        <translation>裁决列表</translation>
    </message>
    <message>
        <source>No disagreement to decide. Images on which two annotators disagree are listed here.</source>
        <translation>没有待裁决的分歧。两位标注员有分歧的图片会列在这里。</translation>
    </message>
    <message>
        <source>guideline needs a change</source>
        <translation>需修改指南</translation>
    </message>
    <message>
        <source>Only cases marked “guideline needs a change” (%1)</source>
        <translation>只显示标明“需修改指南”的图片（%1 张）</translation>
    </message>
</context>
<context>
    <name>yuyi::CategoryChart</name>
    <message>
        <source>%1, %2: %3 % (%4 to %5)</source>
        <translation>%1，%2：%3%（%4 至 %5）</translation>
    </message>
    <message>
        <source>%1, %2: %3 %</source>
        <translation>%1，%2：%3%</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>yuyi::ChartPicture</name>
    <message>
        <source>Charts are saved as .svg, .png or .jpg; the file is named “%1”.</source>
        <translation>图表可存为 .svg、.png 或 .jpg，不能存为“%1”。</translation>
    </message>
    <message>
        <source>The chart could not be saved to “%1”. Choose another location.</source>
        <translation>图表无法保存到“%1”。请换一个位置。</translation>
    </message>
</context>
<context>
    <name>yuyi::ChartsView</name>
    <message>
        <source>Export Chart Data</source>
        <translation>导出图表数据</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The data is saved.</source>
        <translation>数据已保存。</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>分组依据</translation>
    </message>
    <message>
        <source>Export Figure</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>The figure is saved.</source>
        <translation>图已保存。</translation>
    </message>
</context>
<context>
    <name>yuyi::CheckService</name>
    <message>
        <source>Image “%2” (hash %1…): its file is missing.</source>
        <translation>图片 %1（%2）：文件丢失。</translation>
    </message>
    <message>
        <source>Image “%2” (hash %1…): its file has been altered.</source>
        <translation>图片 %1（%2）：文件被改动过。</translation>
    </message>
    <message>
        <source>Annotation %1 of image %2: the preset has no label “%3” in the dimension “%4”.</source>
        <translation>图片 %2 的标注 %1：预设的维度“%4”没有标签“%3”。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Image “%2” (hash %1…): its file is a link, pipe or device.</source>
        <translation>图片 %1（%2）：文件是链接、管道或设备。</translation>
    </message>
    <message>
        <source>Image “%2” (hash %1…): the gold annotation lacks the annotator&apos;s last correction of the field “%3”.</source>
        <translation>图片 %1（%2）：定稿没有收入作者对“%3”的最后一次修改。</translation>
    </message>
    <message>
        <source>Image “%2” (hash %1…): its file cannot be read: permission denied.</source>
        <translation>图片 %1（%2）：没有读取图片文件的权限。</translation>
    </message>
    <message>
        <source>The file “%1” cannot be moved to “%2”.</source>
        <translation>“%1”无法移到“%2”。</translation>
    </message>
    <message>
        <source>The file “%1” does not belong to any image of the project.</source>
        <translation>文件“%1”不属于项目中的任何图片。</translation>
    </message>
</context>
<context>
    <name>yuyi::Cli</name>
    <message>
        <source>yuyi-cli: %1</source>
        <translation>yuyi-cli：%1</translation>
    </message>
    <message>
        <source>yuyi-cli %1: build a benchmark from the command line.</source>
        <translation>yuyi-cli %1：用命令行构建评测集。</translation>
    </message>
    <message>
        <source>Exit status: 0 = done; 1 = done, with findings; 2 = wrong usage; 3 = refused; 4 = disk, database or network error.</source>
        <translation>退出状态：0 完成，1 完成但发现问题，2 用法错误，3 被拒绝，4 磁盘、数据库或网络错误。</translation>
    </message>
    <message>
        <source>Prints no messages and no progress.</source>
        <translation>不显示消息和进度。</translation>
    </message>
    <message>
        <source>Prints one JSON document on standard output.</source>
        <translation>把结果以一份 JSON 写到标准输出。</translation>
    </message>
    <message>
        <source>unknown command “%1”. Available: %2.</source>
        <translation>未知命令“%1”；可用的有：%2。</translation>
    </message>
    <message>
        <source>The command “%1” needs a subcommand: %2.</source>
        <translation>“%1”需要一个子命令：%2。</translation>
    </message>
    <message>
        <source>The command “%1” has no subcommand “%2”. Available: %3.</source>
        <translation>“%1”没有子命令“%2”；可用的有：%3。</translation>
    </message>
    <message>
        <source>Usage: yuyi-cli [OPTION…] COMMAND [ARGUMENT…] [OPTION…]</source>
        <translation>用法：yuyi-cli [选项…] 命令 [参数…] [选项…]</translation>
    </message>
    <message>
        <source>These options may stand before the command or after it:</source>
        <translation>以下选项可写在命令之前或之后：</translation>
    </message>
    <message>
        <source>The command “%1” does not take --%2; it takes %3.</source>
        <translation>“%1”不支持 --%2；支持的选项：%3。</translation>
    </message>
    <message>
        <source>unknown option --%1; available before the command: %2.</source>
        <translation>未知选项 --%1；命令之前可写的选项：%2。</translation>
    </message>
    <message>
        <source>Act as this person (default: the first lead).</source>
        <translation>以此人的身份操作（默认：第一位负责人）。</translation>
    </message>
    <message>
        <source>zh_CN or en (default: language of the system).</source>
        <translation>zh_CN 或 en（默认：系统语言）。</translation>
    </message>
    <message>
        <source>--language takes one of: %1.</source>
        <translation>--language 只能是：%1。</translation>
    </message>
    <message>
        <source>“yuyi-cli COMMAND --help” lists all options of a command. Most commands that use a project also take --as.</source>
        <translation>用“yuyi-cli 命令 --help”查看命令的其他选项；多数针对项目的命令还可以使用 --as。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliAgreement</name>
    <message>
        <source>  Dimension %1 (%2 of %3 images): %4</source>
        <translation>  %1（%2 / %3 张图片）：%4</translation>
    </message>
    <message>
        <source>--by takes dimension, pair, round or week, not “%1”.</source>
        <translation>--by 可取 dimension、pair、round 或 week，不能是“%1”。</translation>
    </message>
    <message>
        <source>Nothing has been labelled yet.</source>
        <translation>还没有任何标注。</translation>
    </message>
    <message>
        <source>Intervals: %1 %, %2 bootstrap samples, seed %3.</source>
        <translation>区间：%1%，自助抽样 %2 次，随机种子 %3。</translation>
    </message>
    <message>
        <source>Reports how well independent labels agree.</source>
        <translation>报告独立标注的一致性。</translation>
    </message>
    <message>
        <source>Grouping (default: dimension).</source>
        <translation>分组方式（默认：dimension）。</translation>
    </message>
    <message>
        <source>Random seed of the intervals (default: as in the desktop program).</source>
        <translation>计算区间所用的随机种子（默认与桌面程序相同）。</translation>
    </message>
    <message>
        <source>The table was written to “%1”.</source>
        <translation>表格已写入“%1”。</translation>
    </message>
    <message>
        <source>--format takes csv or ratings, not “%1”.</source>
        <translation>--format 可取 csv 或 ratings，不能是“%1”。</translation>
    </message>
    <message>
        <source>Format: csv (the agreement values) or ratings (each person&apos;s labels for each image, with codes instead of names).</source>
        <translation>格式：csv（各项数字）或 ratings（每个人对每张图片的标注，以代号代替姓名）。</translation>
    </message>
    <message>
        <source>Writes the output to this file (as csv unless --format is given).</source>
        <translation>把结果写入这个文件（不加 --format 时为 csv）。</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) are excluded until you have submitted your own labels or the calibration batch is revealed.</source>
        <translation>
            <numerusform>未计入 %n 张图片：您提交自己的标签或校准批次公布之后才计入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CliCommand</name>
    <message>
        <source>--%1 takes a whole number from %2 to %3.</source>
        <translation>--%1 需要 %2 到 %3 的整数。</translation>
    </message>
    <message>
        <source>No lead is active in this project. Name a person with --as. People in the project: %1.</source>
        <translation>这个项目没有在岗的负责人。请用 --as 指定人员。项目中的人员：%1。</translation>
    </message>
    <message>
        <source>This project has no person named “%1”. People in the project: %2.</source>
        <translation>本项目中没有名为“%1”的人员。现有人员：%2。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliDescribe</name>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>The file %1 is too long for a prompt.</source>
        <translation>%1 作为提示词太长了。</translation>
    </message>
    <message>
        <source>%1  run %2: %3 replies, %4 request errors</source>
        <translation>%1  %2：%3 条回答，%4 个请求错误</translation>
    </message>
    <message>
        <source>  %1 replies with a score, %2 without</source>
        <translation>  有分数的回答 %1 条，没有分数的 %2 条</translation>
    </message>
    <message>
        <source>No run has request errors.</source>
        <translation>各次评测都没有出错的请求。</translation>
    </message>
    <message>
        <source>No run can be continued.</source>
        <translation>没有可以继续的评测。</translation>
    </message>
    <message>
        <source>Estimating cost</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>describe PROJECT rate needs --run, --item and --score.</source>
        <translation>describe PROJECT rate 需要 --run、--item 和 --score。</translation>
    </message>
    <message>
        <source>--score takes a number.</source>
        <translation>--score 需要一个数字。</translation>
    </message>
    <message>
        <source>--perspective takes CODE=SCORE; separate several with commas.</source>
        <translation>--perspective 的写法是 代码=分数，多个用逗号隔开。</translation>
    </message>
    <message>
        <source>This run has no item “%1”.</source>
        <translation>“%1”不是这次评测的题目。</translation>
    </message>
    <message>
        <source>The image of “%1” was not described, so there is nothing to score.</source>
        <translation>题目“%1”的图片没有模型描述，因此没有可评分的内容。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2 descriptions without a score)</source>
        <translation>%1（%2 份没有分数）</translation>
    </message>
    <message>
        <source>%1: %2 of %3 images described</source>
        <translation>%1：描述了 %2/%3 张图片</translation>
    </message>
    <message>
        <source>%1 and %2 (n %3): exact agreement %4, within one point %5, κ linear %6, κ quadratic %7, Spearman %8</source>
        <translation>%1 与 %2（n %3）：完全一致的比例 %4，相差不超过一分的比例 %5，线性 κ %6，二次 κ %7，Spearman %8</translation>
    </message>
    <message>
        <source>Re-scored %1 replies of judge models; %2 scores changed.</source>
        <translation>评判模型的回答已重新判读 %1 条，其中 %2 条有变化。</translation>
    </message>
    <message>
        <source>describe PROJECT report needs --run: an ID or a model.</source>
        <translation>describe PROJECT report 需要 --run：编号或模型名。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1, scored by %2</source>
        <comment>model, judge or people</comment>
        <translation>%1，评分者：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>dimension, label</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>--format takes one of: md, csv, latex, xlsx.</source>
        <translation>--format 取以下之一：md、csv、latex、xlsx。</translation>
    </message>
    <message>
        <source>No model has been asked to describe images yet.</source>
        <translation>还没有让模型描述过图片。</translation>
    </message>
    <message>
        <source>The table was written to “%1”.</source>
        <translation>表格已写入“%1”。</translation>
    </message>
    <message>
        <source>%1  %2: %3 of %4 images described</source>
        <translation>%1  %2：描述了 %3/%4 张图片</translation>
    </message>
    <message>
        <source>  %1  judge %2: %3 replies, %4 with a score</source>
        <translation>  %1  评判模型 %2：%3 条回答，%4 条有分数</translation>
    </message>
    <message>
        <source>No model has been asked to describe images yet. Run “describe PROJECT run --endpoint NAME” first.</source>
        <translation>还没有让任何模型描述图片。请先运行“describe PROJECT run --endpoint NAME”。</translation>
    </message>
    <message>
        <source>“describe” needs one of these subcommands: %1.</source>
        <translation>describe 支持的子命令：%1。</translation>
    </message>
    <message>
        <source>Asks models to describe images, lets judge models score the descriptions, and reports how well judges and people agree.</source>
        <translation>让模型描述图片，由评判模型给描述评分，并报告评判模型与人的一致性。</translation>
    </message>
    <message>
        <source>Endpoints whose models describe images or judge descriptions.</source>
        <translation>用哪些接口来描述图片或评判描述。</translation>
    </message>
    <message>
        <source>Filters the images: field=value, field!=value or field~text.</source>
        <translation>筛选图片：字段=值、字段!=值或字段~文字。</translation>
    </message>
    <message>
        <source>Includes images that the task does not cover.</source>
        <translation>包括任务范围以外的图片。</translation>
    </message>
    <message>
        <source>Name of a frozen item set.</source>
        <translation>已冻结的题目集的名称。</translation>
    </message>
    <message>
        <source>Uses only the first N images.</source>
        <translation>只取前 N 张图片。</translation>
    </message>
    <message>
        <source>Shows the image to the judge, too.</source>
        <translation>把图片也给评判模型看。</translation>
    </message>
    <message>
        <source>Reply length assumed for the cost estimate, in tokens.</source>
        <translation>估算费用时假定的回答长度（词元）。</translation>
    </message>
    <message>
        <source>Shows the first prompt and the estimated cost; sends nothing.</source>
        <translation>只显示第一个提示词和预计费用，不发送请求。</translation>
    </message>
    <message>
        <source>Item whose description you score.</source>
        <translation>要给哪道题的描述评分。</translation>
    </message>
    <message>
        <source>The score, an integer on the scale.</source>
        <translation>分数，量表范围内的整数。</translation>
    </message>
    <message>
        <source>Note on the score.</source>
        <translation>对分数的备注。</translation>
    </message>
    <message>
        <source>Before the report is made, re-scores the stored replies of judge models; sends no requests.</source>
        <translation>生成报告之前，先把已保存的评判模型回答重新判读一遍；不发送请求。</translation>
    </message>
    <message numerus="yes">
        <source>%n practice run(s) are excluded; use --practice to include them.</source>
        <translation>
            <numerusform>未计入 %n 次练习评测；加 --practice 可计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>table, report: includes practice runs in the output and in the files that are written.</source>
        <translation>table、report：计入练习评测，写出的文件也包括练习评测。</translation>
    </message>
    <message>
        <source>--dry-run works only with a new run, not with --resume or --retry-errors.</source>
        <translation>--dry-run 只能用于新评测，不能与 --resume 或 --retry-errors 同用。</translation>
    </message>
    <message>
        <source>describe PROJECT judge needs --run: the run whose descriptions are judged (an ID or a model).</source>
        <translation>describe PROJECT judge 需要用 --run 指定一次评测（编号或模型名），评判的是这次评测中的描述。</translation>
    </message>
    <message>
        <source>“rate” and “report” take only one run with --run.</source>
        <translation>rate 和 report 的 --run 只能指定一次评测。</translation>
    </message>
    <message numerus="yes">
        <source>You still have to score %n description(s) of this run. The results would show you the scores of judge models and other people. Score the descriptions first. You can also add --open, but then you can no longer score the remaining descriptions.</source>
        <translation>
            <numerusform>这次评测还有 %n 份描述等您评分。结果里有评判模型和其他人的评分，所以请先评完。也可以加 --open 直接查看，但之后您就不能再给剩下的描述评分了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen the results, so you can no longer score the %n description(s) that you had not scored.</source>
        <translation>
            <numerusform>您已看到结果，因此不能再给尚未评分的 %n 份描述评分。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no dimension “%1”. Available: %2.</source>
        <translation>没有维度“%1”；现有：%2。</translation>
    </message>
    <message>
        <source>An xlsx workbook needs --out FILE.</source>
        <translation>xlsx 工作簿需要 --out FILE。</translation>
    </message>
    <message>
        <source>%1 is excluded: you still have to score its descriptions. --open includes the run, but then you can no longer score the remaining descriptions.</source>
        <translation>%1 未列入：这次评测的描述您还没有评完。加 --open 可列入，但之后剩下的描述您就不能再评分了。</translation>
    </message>
    <message>
        <source>%1 is excluded: you still have to score its descriptions.</source>
        <translation>%1 未列入：这次评测的描述您还没有评完。</translation>
    </message>
    <message>
        <source>No results can be shown: every run still has descriptions that you have to score.</source>
        <translation>还不能显示结果：每次评测都还有描述等您评分。</translation>
    </message>
    <message>
        <source>Runs in which models describe images: an ID, the beginning of an ID, or a model.</source>
        <translation>图片描述评测：填编号、编号的前几位或模型名。</translation>
    </message>
    <message>
        <source>Task of the preset (default: the first task).</source>
        <translation>预设中的任务（默认：第一个）。</translation>
    </message>
    <message>
        <source>File with a different prompt; the prompt is saved as a new version.</source>
        <translation>含有另一提示词的文件；这个提示词会存为新版本。</translation>
    </message>
    <message>
        <source>Temperature (default: the endpoint&apos;s setting, otherwise 0).</source>
        <translation>温度（默认：使用接口的设置；接口没有设置时为 0）。</translation>
    </message>
    <message>
        <source>Maximum reply length in tokens; replaces the endpoint&apos;s setting.</source>
        <translation>回答的最大长度（词元），代替接口自己的设置。</translation>
    </message>
    <message>
        <source>Continues unfinished runs; sends only the requests that have no reply yet.</source>
        <translation>继续未结束的评测；只发送还没有回答的请求。</translation>
    </message>
    <message>
        <source>Resends the requests that ended with an error.</source>
        <translation>重新发送出错的请求。</translation>
    </message>
    <message>
        <source>The score for each perspective.</source>
        <translation>各视角的分数。</translation>
    </message>
    <message>
        <source>report, table: shows the results to a lead who has not scored all descriptions yet. The lead can then no longer score the remaining descriptions.</source>
        <translation>report、table：让还没有评完全部描述的负责人也能查看结果；这位负责人之后就不能再给剩下的描述评分。</translation>
    </message>
    <message>
        <source>table: dimensions to group by (default: dimensions that have at most four labels and allow only one label per image).</source>
        <translation>table：按哪些维度分组（默认：标签不超过四个、且每张图片只选一个标签的维度）。</translation>
    </message>
    <message>
        <source>table: file format md, csv, latex or xlsx.</source>
        <translation>table：文件格式 md、csv、latex 或 xlsx。</translation>
    </message>
    <message>
        <source>table: writes the table to a file.</source>
        <translation>table：把表格写入文件。</translation>
    </message>
    <message>
        <source>report: also writes the scores to a CSV file.</source>
        <translation>report：另把分数写入 CSV 文件。</translation>
    </message>
    <message>
        <source>Pauses each run when its cost reaches this amount; changes the budget of a run that is continued.</source>
        <translation>一次评测的费用达到此数时，暂停这次评测；继续评测时，改用这个预算。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliEndpoint</name>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>无法读取标准输入。</translation>
    </message>
    <message>
        <source>--key-stdin: there is no key on standard input.</source>
        <translation>--key-stdin：标准输入中没有密钥。</translation>
    </message>
    <message>
        <source>%1 On the command line, use an environment variable that holds the key: --key-env VAR.</source>
        <translation>%1 在命令行中请使用环境变量：--key-env VAR。</translation>
    </message>
    <message>
        <source>There is already an endpoint “%1”; use “update” to change it.</source>
        <translation>已经有名为“%1”的接口；修改请用 update。</translation>
    </message>
    <message>
        <source>%1: model %2 at %3. The key is in the keychain.</source>
        <translation>%1：模型 %2，地址 %3。密钥已在钥匙串中。</translation>
    </message>
    <message>
        <source>%1: model %2 at %3.</source>
        <translation>%1：模型 %2，地址 %3。</translation>
    </message>
    <message>
        <source>This project has no endpoints yet.</source>
        <translation>本项目还没有接口。</translation>
    </message>
    <message>
        <source>The key could not be removed from the keychain: %1</source>
        <translation>未能从钥匙串中删除密钥：%1</translation>
    </message>
    <message>
        <source>Endpoint %1 is removed. Its runs are kept.</source>
        <translation>%1 已移除；用这个接口做过的评测仍然保留。</translation>
    </message>
    <message numerus="yes">
        <source>The server lists %n model(s): %1</source>
        <translation>
            <numerusform>服务器列出了 %n 个模型：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>The server lists no models.</source>
        <translation>服务器没有列出任何模型。</translation>
    </message>
    <message>
        <source>The server did not return a list of models: %1</source>
        <translation>服务器没有返回模型列表：%1</translation>
    </message>
    <message>
        <source>The model %1 replied after %2 ms: %3</source>
        <translation>%1 在 %2 毫秒后回答：%3</translation>
    </message>
    <message>
        <source>“endpoint” needs one of these subcommands: %1.</source>
        <translation>endpoint 支持的子命令：%1。</translation>
    </message>
    <message>
        <source>endpoint PROJECT %1 needs --name.</source>
        <translation>endpoint PROJECT %1 需要 --name。</translation>
    </message>
    <message>
        <source>Manages model endpoints: adds, changes, tests and removes them.</source>
        <translation>管理模型接口：添加、修改、测试和移除。</translation>
    </message>
    <message>
        <source>--%1 takes one of: %2.</source>
        <translation>--%1 的取值为：%2。</translation>
    </message>
    <message>
        <source>--%1 takes a whole number of 0 or more.</source>
        <translation>--%1 的取值为不小于 0 的整数。</translation>
    </message>
    <message>
        <source>--%1 must be a number, 0 or greater.</source>
        <translation>--%1 的取值为不小于 0 的数。</translation>
    </message>
    <message>
        <source>--extra takes a JSON object, like &apos;{&quot;enable_thinking&quot;: false}&apos;.</source>
        <translation>--extra 的取值为 JSON 对象，例如 &apos;{&quot;enable_thinking&quot;: false}&apos;。</translation>
    </message>
    <message>
        <source>Name of the endpoint in the project.</source>
        <translation>接口在项目中的名称。</translation>
    </message>
    <message>
        <source>add: template of a known service, one of: %1.</source>
        <translation>add：使用已知服务的模板，可选：%1。</translation>
    </message>
    <message>
        <source>API format: %1.</source>
        <translation>接口格式：%1。</translation>
    </message>
    <message>
        <source>Address of the server.</source>
        <translation>服务器的地址。</translation>
    </message>
    <message>
        <source>Model name on the server.</source>
        <translation>服务器上的模型名称。</translation>
    </message>
    <message>
        <source>Reads the key from standard input and puts it into the keychain.</source>
        <translation>从标准输入读取密钥并放入钥匙串。</translation>
    </message>
    <message>
        <source>Environment variable with the key.</source>
        <translation>存放密钥的环境变量。</translation>
    </message>
    <message>
        <source>The server needs no key.</source>
        <translation>服务器不需要密钥。</translation>
    </message>
    <message>
        <source>Maximum number of concurrent requests (1 to 256).</source>
        <translation>最多同时进行的请求数（1 到 256）。</translation>
    </message>
    <message>
        <source>Maximum requests per minute (0: no limit).</source>
        <translation>每分钟最多发送的请求数（0：不限）。</translation>
    </message>
    <message>
        <source>Timeout of one request, in seconds.</source>
        <translation>单个请求的超时时间（秒）。</translation>
    </message>
    <message>
        <source>Price per million input tokens.</source>
        <translation>每百万输入词元的价格。</translation>
    </message>
    <message>
        <source>Price per million output tokens.</source>
        <translation>每百万输出词元的价格。</translation>
    </message>
    <message>
        <source>Currency of prices and budget, like CNY or USD.</source>
        <translation>价格和预算的货币，例如 CNY 或 USD。</translation>
    </message>
    <message>
        <source>Maximum reply length in tokens (default: set by the server).</source>
        <translation>回答的最大词元数（默认：由服务器决定）。</translation>
    </message>
    <message>
        <source>Streams replies, as some reasoning models require.</source>
        <translation>使用流式回答，有的推理模型需要。</translation>
    </message>
    <message>
        <source>Additional request parameters, as a JSON object.</source>
        <translation>其他请求参数，JSON 对象。</translation>
    </message>
    <message>
        <source>endpoint PROJECT %1 takes no --%2.</source>
        <translation>endpoint PROJECT %1 没有 --%2 选项。</translation>
    </message>
    <message>
        <source>Use only one of --key-stdin, --key-env and --no-key.</source>
        <translation>--key-stdin、--key-env 和 --no-key 只能用一个。</translation>
    </message>
    <message>
        <source>--service takes one of: %1.</source>
        <translation>--service 的取值为：%1。</translation>
    </message>
    <message>
        <source>endpoint PROJECT add needs --service, or --dialect with one of: %1.</source>
        <translation>endpoint PROJECT add 需要 --service 或 --dialect（%1）。</translation>
    </message>
    <message>
        <source>%1: practice model %2. It needs no key and no network; its results are marked as practice.</source>
        <translation>%1：练习用模型 %2。不需要密钥，不联网；它的结果都注明是练习。</translation>
    </message>
    <message>
        <source>Practice model: share of correct replies, 0 to 1 (default: 0.6).</source>
        <translation>练习用模型：正确回答的比例，0 到 1（默认：0.6）。</translation>
    </message>
    <message>
        <source>Practice model: share of correct replies when the request contains no image, 0 to 1 (default: 0.3).</source>
        <translation>练习用模型：请求不含图片时，正确回答的比例，0 到 1（默认：0.3）。</translation>
    </message>
    <message>
        <source>Practice model: variation of accuracy across items and across categories, 0 to 0.5 (default: 0.1).</source>
        <translation>练习用模型：正确率在各题之间、各类别之间的差异，0 到 0.5（默认：0.1）。</translation>
    </message>
    <message>
        <source>Practice model: change in accuracy for each configuration, for example cot=0.04,3-shot=-0.02.</source>
        <translation>练习用模型：各配置的正确率增减，例如 cot=0.04,3-shot=-0.02。</translation>
    </message>
    <message>
        <source>Practice model: median reply time in milliseconds (default: 300).</source>
        <translation>练习用模型：回答用时的中位数，毫秒（默认：300）。</translation>
    </message>
    <message>
        <source>Practice model: variation of the reply time, 0 to 2 (default: 0.4).</source>
        <translation>练习用模型：各次回答用时之间的差异，0 到 2（默认：0.4）。</translation>
    </message>
    <message>
        <source>Practice model: share of failed requests, in total or by kind (%1), for example 429=0.05,cut=0.02.</source>
        <translation>练习用模型：请求失败的比例；给出合计，或按故障类型（%1）分别给出，例如 429=0.05,cut=0.02。</translation>
    </message>
    <message>
        <source>Practice model: share of misses (no extracted answer), in total or by kind (%1).</source>
        <translation>练习用模型：未提取到答案的回答所占比例；给出合计，或按情况（%1）分别给出。</translation>
    </message>
    <message>
        <source>Practice model: reply style, one of: %1.</source>
        <translation>练习用模型回答的风格，可选：%1。</translation>
    </message>
    <message>
        <source>--%1 takes a share from 0 to 1.</source>
        <translation>--%1 的取值是 0 到 1 之间的比例。</translation>
    </message>
    <message>
        <source>--%1 takes %2, not “%3”.</source>
        <translation>--%1 可取 %2，不能是“%3”。</translation>
    </message>
    <message>
        <source>--%1 takes a share from 0 to 1, or a share for each kind, like %2=0.05.</source>
        <translation>--%1 的值是 0 到 1 的比例，或分别给出各种情况的比例，例如 %2=0.05。</translation>
    </message>
    <message>
        <source>--by-config takes configuration codes, each with a number, like cot=0.04,3-shot=-0.02.</source>
        <translation>--by-config 的值是配置代码和数字，例如 cot=0.04,3-shot=-0.02。</translation>
    </message>
    <message>
        <source>Random seed sent with each request (default: none); for a practice model, seed of its replies (default: 1).</source>
        <translation>随每个请求发送的随机种子（默认：不发送）；对练习用模型，则是生成回答所用的随机种子（默认：1）。</translation>
    </message>
    <message>
        <source>A practice model has no server and no key: --%1 cannot be used.</source>
        <translation>练习用模型没有服务器和密钥：不能用 --%1。</translation>
    </message>
    <message>
        <source>--%1 is an option of practice models (--dialect practice).</source>
        <translation>--%1 是练习用模型的选项（--dialect practice）。</translation>
    </message>
    <message>
        <source>Practice model: reply language, one of: %1.</source>
        <translation>练习用模型回答所用的语言，可选：%1。</translation>
    </message>
    <message>
        <source>The model correctly read the number in the test image: %1.</source>
        <translation>模型正确读出了测试图片上的数字：%1。</translation>
    </message>
    <message>
        <source>Maximum total cost of this endpoint&apos;s runs (0: no limit).</source>
        <translation>这个接口所有评测的总费用上限（0：不限）。</translation>
    </message>
    <message>
        <source>Temperature, from 0 to 2 (default: 0).</source>
        <translation>温度，0 到 2（默认：0）。</translation>
    </message>
    <message>
        <source>Top p, greater than 0 and at most 1 (default: set by the server).</source>
        <translation>Top p，大于 0，不超过 1（默认：由服务器决定）。</translation>
    </message>
    <message>
        <source>Section of the results table in which the model is listed, one of: %1.</source>
        <translation>模型列在结果表格的哪个分区，可选：%1。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliErrors</name>
    <message>
        <source>--%1 takes one of: %2.</source>
        <translation>--%1 可取：%2。</translation>
    </message>
    <message>
        <source>  Stratum %1: %2 of %3</source>
        <translation>  %1：%2 / %3</translation>
    </message>
    <message>
        <source>Would sample %1 of %2 wrong answers:</source>
        <translation>将从 %2 个错误回答中抽取 %1 个：</translation>
    </message>
    <message>
        <source>Sampled %1 of %2 wrong answers:</source>
        <translation>已从 %2 个错误回答中抽取 %1 个：</translation>
    </message>
    <message>
        <source>%1 cases, %2 with a decided error type.</source>
        <translation>%1 个样例，其中 %2 个已有确定的错误类型。</translation>
    </message>
    <message>
        <source>no subtype</source>
        <translation>无子类型</translation>
    </message>
    <message>
        <source>%1  sample %2: %3 cases, %4 decided, %5 disputed</source>
        <translation>%1  %2：%3 个样例，%4 个已有结论，%5 个有分歧</translation>
    </message>
    <message numerus="yes">
        <source>    %n follow-up question(s) to the model</source>
        <translation>
            <numerusform>    向模型追问 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>No wrong answers have been sampled yet. To sample some: errors PROJECT sample --run RUN.</source>
        <translation>还没有抽取错误回答。请先运行：errors PROJECT sample --run RUN</translation>
    </message>
    <message>
        <source>%1 questions may be wrong:</source>
        <translation>%1 道题可能有错：</translation>
    </message>
    <message>
        <source>“errors” needs one of these subcommands: sample, report, list, suspects.</source>
        <translation>errors 支持的子命令：sample、report、list、suspects。</translation>
    </message>
    <message>
        <source>Samples wrong answers for error review, reports the error types that experts chose, and lists questions that may be wrong.</source>
        <translation>抽取错误回答供错误分析，报告专家选定的错误类型，并列出可能有错的题目。</translation>
    </message>
    <message>
        <source>report: also writes the coded cases to a CSV file; suspects: also writes the questions that may be wrong to a CSV file.</source>
        <translation>report：同时把已编码的样例写入 CSV 文件；suspects：同时把可疑题目写入 CSV 文件。</translation>
    </message>
    <message>
        <source>suspects: check models&apos; replies to a question only if at least N models replied (default: 2).</source>
        <translation>suspects：一道题至少有 N 个模型作答，才检查这些作答（默认 2）。</translation>
    </message>
    <message>
        <source>suspects: report a question if at least this percentage of models chose the same distractor (default: 100).</source>
        <translation>suspects：选同一个干扰项的模型达到 P% 时，列出这道题（默认 100）。</translation>
    </message>
    <message>
        <source>suspects: check people&apos;s answers to a question only if at least N people answered (default: 3).</source>
        <translation>suspects：一道题至少有 N 人作答，才检查这些作答（默认 3）。</translation>
    </message>
    <message>
        <source>suspects: report a question if at least N models were asked without the image and all of them were correct (default: 2).</source>
        <translation>suspects：不给图片时，如果作答的模型至少有 N 个，而且全部答对，就列出这道题（默认 2）。</translation>
    </message>
    <message>
        <source>Runs to sample from: an ID, or MODEL/CONFIGURATION.</source>
        <translation>从哪些评测抽取：编号或“模型/配置”。</translation>
    </message>
    <message>
        <source>Number of cases (wrong answers) to sample (default: 100).</source>
        <translation>抽取多少个样例（即错误回答；默认 100）。</translation>
    </message>
    <message>
        <source>Stratify by this dimension (default: domain); none: no strata.</source>
        <translation>按此维度分层（默认 domain）；none 表示不分层。</translation>
    </message>
    <message>
        <source>Random seed; the same seed draws the same cases (default: 0).</source>
        <translation>随机种子；相同的种子抽取相同的样例（默认 0）。</translation>
    </message>
    <message>
        <source>Number of experts who code each case (default: 1).</source>
        <translation>每个样例由几位专家编码（默认 1）。</translation>
    </message>
    <message>
        <source>Name of the sample.</source>
        <translation>样本的名称。</translation>
    </message>
    <message>
        <source>Which sample to report on (default: all).</source>
        <translation>报告哪个样本（默认全部）。</translation>
    </message>
    <message>
        <source>There is no sample “%1”, because no sample has been drawn yet.</source>
        <translation>没有样本“%1”；还没有抽取过样本。</translation>
    </message>
    <message>
        <source>There is no sample “%1”. Available: %2.</source>
        <translation>没有样本“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between samples</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>report: includes cases of practice models in the CSV file; suspects: includes practice runs in the list and in the CSV file.</source>
        <translation>report：CSV 文件也包括练习用模型的样例；suspects：列表和 CSV 文件都计入练习评测。</translation>
    </message>
    <message>
        <source>errors PROJECT sample needs --run: a run ID or MODEL/CONFIGURATION; separate several with commas.</source>
        <translation>errors PROJECT sample 需要 --run：评测编号或“模型/配置”；多个用逗号分隔。</translation>
    </message>
    <message>
        <source>Agreement of experts on %1 cases: %2</source>
        <translation>专家在 %1 个样例上的一致性：%2</translation>
    </message>
    <message>
        <source>No question seems wrong.</source>
        <translation>没有发现可能有错的题目。</translation>
    </message>
    <message>
        <source>How the cases are divided among the strata: proportional (default; in proportion to the wrong answers in each stratum), data-set (in proportion to the items of the runs in each stratum) or equal.</source>
        <translation>样例怎样分配到各层：proportional（默认，与各层的错误回答数成正比）、data-set（与各次评测中各层的题数成正比）或 equal（各层相同）。</translation>
    </message>
    <message>
        <source>Includes misses (replies without an extracted answer).</source>
        <translation>包括未提取到答案的回答。</translation>
    </message>
    <message>
        <source>Scorer: strict (default) or cii-official.</source>
        <translation>评分器：strict（默认）或 cii-official。</translation>
    </message>
    <message>
        <source>Shows how many cases each stratum would get; draws no cases.</source>
        <translation>只显示各层会抽取多少样例，不抽取。</translation>
    </message>
    <message>
        <source>suspects: report a question if more than this percentage of people chose the same distractor (default: 50).</source>
        <translation>suspects：选同一个干扰项的人超过 P% 时，列出这道题（默认 50）。</translation>
    </message>
    <message numerus="yes">
        <source>%n practice run(s) are excluded; use --practice to include them.</source>
        <translation>
            <numerusform>未计入 %n 次练习评测；加 --practice 可计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>errors PROJECT %1 takes no --%2.</source>
        <translation>errors PROJECT %1 没有 --%2 选项。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliEvaluation</name>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>“options” must be an object with option labels as names and option texts as values, like {&quot;A&quot;: &quot;…&quot;}.</source>
        <translation>“options”必须是由标号和文字组成的对象，例如 {&quot;A&quot;: &quot;…&quot;}。</translation>
    </message>
    <message>
        <source>The option label “%1” is neither a letter A…Z nor a number of one or two digits.</source>
        <translation>标号“%1”既不是字母 A…Z，也不是一位或两位数字。</translation>
    </message>
    <message>
        <source>Expected an object with “id”, “response” and “options”.</source>
        <translation>这里应是含有“id”、“response”和“options”的对象。</translation>
    </message>
    <message>
        <source>“id” or “response” is missing.</source>
        <translation>缺少“id”或“response”。</translation>
    </message>
    <message>
        <source>“response” must be a string (a reply), or an object or null (a request error).</source>
        <translation>“response”必须是字符串（表示回答），或者是对象或 null（表示请求错误）。</translation>
    </message>
    <message>
        <source>--scorer takes strict, cii-official, cmmmu-official, ceval or ceval-cot, not “%1”.</source>
        <translation>--scorer 可取 strict、cii-official、cmmmu-official、ceval 或 ceval-cot，不能是“%1”。</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>无法读取标准输入。</translation>
    </message>
    <message>
        <source>Reads replies from standard input, one JSON object per line, and extracts the answers.</source>
        <translation>从标准输入读取回答（每行一个 JSON 对象），并提取答案。</translation>
    </message>
    <message>
        <source>Scorer (default: strict).</source>
        <translation>评分器（默认 strict）。</translation>
    </message>
    <message>
        <source>The text of option “%1” is not a string.</source>
        <translation>选项“%1”的内容不是字符串。</translation>
    </message>
    <message>
        <source>The line is longer than 16 MB.</source>
        <translation>这一行超过 16 MB。</translation>
    </message>
    <message>
        <source>--evidence works only with the scorer “strict”. Leave --evidence out.</source>
        <translation>--evidence 只能与评分器 strict 一起使用。请去掉 --evidence。</translation>
    </message>
    <message>
        <source>Also lists each place where the reply names an option, and how the scorer treated it.</source>
        <translation>同时列出回答中每一处提到选项的原文，以及评分器如何处理。</translation>
    </message>
    <message>
        <source>Expected an object with “id” and “response”.</source>
        <translation>这里应是含有“id”和“response”的对象。</translation>
    </message>
    <message>
        <source>The scorer “%1” reads only replies to items of the kind “choice”.</source>
        <translation>评分器“%1”只能读取 choice 类题目的回答。</translation>
    </message>
    <message>
        <source>“answer” is missing. To read the reply to an item of the kind “blank”, this scorer needs the item&apos;s answer key.</source>
        <translation>缺少“answer”：这个评分器需要填空题的答案才能读取回答。</translation>
    </message>
    <message>
        <source>“answer” must be a string or a number. It is the answer key of the item.</source>
        <translation>“answer”必须是字符串或数字，即题目的答案。</translation>
    </message>
    <message>
        <source>--evidence is available only for lines without “kind”.</source>
        <translation>--evidence 只能用于不含“kind”的行。</translation>
    </message>
    <message>
        <source>“kind” must be “choice”, “true-false” or “blank”.</source>
        <translation>“kind”必须是“choice”、“true-false”或“blank”。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliFilter</name>
    <message>
        <source>There is no folder or project “%1”.</source>
        <translation>没有文件夹或项目“%1”。</translation>
    </message>
    <message>
        <source>Fetching images</source>
        <translation>正在取回图片</translation>
    </message>
    <message>
        <source>--mode takes fast, full or cascade.</source>
        <translation>--mode 可取 fast、full 或 cascade。</translation>
    </message>
    <message>
        <source>Text limit %1 %</source>
        <translation>文字上限 %1%</translation>
    </message>
    <message>
        <source>yuyi-cli: --max-ratio sets the limit for --text. Use --max-ratio only together with --text.</source>
        <translation>yuyi-cli：--max-ratio 是 --text 的上限，请同时给出 --text。</translation>
    </message>
    <message>
        <source>yuyi-cli: --max-ratio takes a number from 0 to 1.</source>
        <translation>yuyi-cli：--max-ratio 的取值是 0 到 1 之间的数。</translation>
    </message>
    <message>
        <source>Images: %1 collected, %2 duplicates, %3 with too much text, %4 remaining.</source>
        <translation>收集 %1 张；其中重复 %2 张，文字过多 %3 张；保留 %4 张。</translation>
    </message>
    <message>
        <source>Number of processor cores (default: all).</source>
        <translation>使用多少个处理器核（默认：全部）。</translation>
    </message>
    <message>
        <source>Finds duplicates (read-only).</source>
        <translation>查找重复图片，不做改动。</translation>
    </message>
    <message>
        <source>Maximum Hamming distance between two candidate duplicates, 1 to 256 (default: depends on the number of images).</source>
        <translation>两张图片的汉明距离不超过此值，才算候选重复，1 到 256（默认：取决于图片数量）。</translation>
    </message>
    <message>
        <source>Measures how much of each image is text (read-only).</source>
        <translation>测量每张图片的文字占比，不做改动。</translation>
    </message>
    <message>
        <source>Runs filter steps and records their decisions, which can be undone.</source>
        <translation>执行筛选步骤并记录所作的决定；这些决定可以撤销。</translation>
    </message>
    <message>
        <source>Finds and discards duplicates.</source>
        <translation>查找并剔除重复图片。</translation>
    </message>
    <message>
        <source>Measures how much of each image is text; discards images with more text than the limit allows.</source>
        <translation>测量图片中的文字，并剔除文字占比超过上限的图片。</translation>
    </message>
    <message>
        <source>Could not read %1: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>Finding duplicates</source>
        <translation>正在查找重复</translation>
    </message>
    <message>
        <source>%1 images, %2 groups of duplicates, %3 s.</source>
        <translation>%1 张图片，%2 组重复，%3 秒。</translation>
    </message>
    <message>
        <source>Measuring text</source>
        <translation>正在测量文字</translation>
    </message>
    <message>
        <source>Measured the text in %1 images in %3 s, using the engine %2.</source>
        <translation>用 %2 测量了 %1 张图片中的文字，用时 %3 秒。</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of duplicates confirmed</source>
        <translation>
            <numerusform>已确认 %n 组重复</numerusform>
        </translation>
    </message>
    <message>
        <source>yuyi-cli: filter needs --duplicates, --text or both options.</source>
        <translation>yuyi-cli：filter 需要 --duplicates 或 --text，也可以两者都给。</translation>
    </message>
    <message>
        <source>Engine that detects text in images, one of: %1.</source>
        <translation>文字检测引擎，可选：%1。</translation>
    </message>
    <message>
        <source>Mode: fast, full (default) or cascade.</source>
        <translation>模式：fast、full（默认）或 cascade。</translation>
    </message>
    <message>
        <source>Groups left to review on the Duplicates page: %1.</source>
        <translation>还要在“去重”页查看的组：%1。</translation>
    </message>
    <message>
        <source>Images above the text limit that were kept at inspection and stay: %1.</source>
        <translation>超过文字占比上限、因甄别时已保留而未剔除的图片：%1。</translation>
    </message>
    <message>
        <source>Limit for the share of text in an image, 0 to 1; it becomes the project&apos;s limit (default: the project&apos;s limit).</source>
        <translation>文字占比上限，0 到 1，会成为项目的设定（默认：项目的设定）。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliImport</name>
    <message>
        <source>yuyi-cli: import images needs a file, a folder or --manifest FILE.</source>
        <translation>yuyi-cli：import images 需要文件、文件夹或 --manifest 文件。</translation>
    </message>
    <message>
        <source>Collecting images</source>
        <translation>正在收集图片</translation>
    </message>
    <message>
        <source>Images: %1 added, %2 already in the project. Files rejected: %3.</source>
        <translation>新增 %1 张，已有 %2 张，拒收 %3 个。</translation>
    </message>
    <message>
        <source>yuyi-cli: unknown format “%1”. Available: %2.</source>
        <translation>yuyi-cli：未知格式“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>导入中</translation>
    </message>
    <message>
        <source>Conflict: the entries for the image %1 have different values for %2: %3.</source>
        <translation>冲突：图片 %1 的各个条目中，%2 的值不同：%3。</translation>
    </message>
    <message>
        <source>Rejected: %1: %2</source>
        <translation>拒收：%1：%2</translation>
    </message>
    <message>
        <source>Imports raw images; the format is detected from the file content.</source>
        <translation>导入原始图片；按文件内容判断格式。</translation>
    </message>
    <message>
        <source>CSV or JSON file with these fields: “file”, “source_url”, “licence”, “collector”, “note”.</source>
        <translation>含 file、source_url、licence、collector、note 字段的 CSV 或 JSON 文件。</translation>
    </message>
    <message>
        <source>Includes subfolders.</source>
        <translation>包括子文件夹。</translation>
    </message>
    <message>
        <source>Imports a published benchmark file.</source>
        <translation>导入已发布的评测集文件。</translation>
    </message>
    <message>
        <source>Base folder for the relative image paths in the benchmark file.</source>
        <translation>条目中图片的相对路径以此文件夹为起点。</translation>
    </message>
    <message>
        <source>Images: %1 added, %2 already in the project. Questions: %3 added. Entries that had already been imported: %4.</source>
        <translation>图片：新增 %1 张，%2 张已在项目中。题目：新增 %3 道。此前已导入的条目：%4 条。</translation>
    </message>
    <message>
        <source>Format: cii-bench (default) or cii-flat.</source>
        <translation>格式：cii-bench（默认）或 cii-flat。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliMerge</name>
    <message>
        <source>%1 (%2, %3): nothing new.</source>
        <translation>%1（%2，%3）：没有新内容。</translation>
    </message>
    <message>
        <source>%1 (%2, %3): would import %4 new and %5 changed entries; %6 skipped.</source>
        <translation>%1（%2，%3）：将新增 %4 项、更改 %5 项；跳过 %6 项。</translation>
    </message>
    <message>
        <source>%1 (%2, %3): %4 new entries, %5 changed, %6 skipped.</source>
        <translation>%1（%2，%3）：新增 %4 项，更改 %5 项，跳过 %6 项。</translation>
    </message>
    <message>
        <source>  %1: %2</source>
        <translation>  %1：%2</translation>
    </message>
    <message>
        <source>In the project: %1</source>
        <translation>项目中：%1</translation>
    </message>
    <message>
        <source>In the returned package: %1</source>
        <translation>返回的工作包中：%1</translation>
    </message>
    <message>
        <source>Importing returned packages</source>
        <translation>正在导入返回的工作包</translation>
    </message>
    <message>
        <source>Shows what each package would change (dry run).</source>
        <translation>显示各工作包会改动什么，不实际导入。</translation>
    </message>
    <message>
        <source>On a conflict, replaces the project&apos;s entry with the version in the package if the entry may be replaced.</source>
        <translation>遇到冲突时，只要条目允许替换，就采用工作包里的版本。</translation>
    </message>
    <message>
        <source>Merges returned work packages; each file is applied completely or not at all.</source>
        <translation>导入返回的工作包；每个文件要么全部导入，要么完全不导入。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliPack</name>
    <message>
        <source>There is no participant “%1”. Available: %2.</source>
        <translation>没有参与者“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>There is no study “%1”. Available: %2.</source>
        <translation>没有研究“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>%1 is not an annotator, adjudicator, validator or expert, so there is nothing to pack.</source>
        <translation>无法为 %1 打包：此人不是标注员、裁决员或验证员，也不是专家。</translation>
    </message>
    <message>
        <source>%1 has several roles; choose one with --role: %2.</source>
        <translation>%1 有多个角色；请用 --role 选择：%2。</translation>
    </message>
    <message>
        <source>--role takes annotator, adjudicator, validator or expert, not “%1”.</source>
        <translation>--role 可取 annotator、adjudicator、validator 或 expert，不能是“%1”。</translation>
    </message>
    <message>
        <source>There is no sample “%1”. Available: %2.</source>
        <translation>没有样本“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>Specify whose work to pack: --person NAME, or --study NAME --participant CODE.</source>
        <translation>请指明为谁打包：--person NAME，或 --study NAME --participant CODE。</translation>
    </message>
    <message>
        <source>Packing</source>
        <translation>正在打包</translation>
    </message>
    <message>
        <source>The package %1 (%5) contains %2 task(s) with %3 image(s) for %4.</source>
        <translation>%1：%4 的工作包，含 %2 项任务、%3 张图片（%5）。</translation>
    </message>
    <message>
        <source>Packs one person&apos;s tasks into a file that holds only what this person may see.</source>
        <translation>把一个人的任务打包成文件；文件里只有这个人可以看到的内容。</translation>
    </message>
    <message>
        <source>Person to pack for.</source>
        <translation>为谁打包。</translation>
    </message>
    <message>
        <source>Role: annotator, adjudicator, validator or expert; required if the person has several roles.</source>
        <translation>角色：annotator、adjudicator、validator 或 expert；此人有多个角色时必须指明。</translation>
    </message>
    <message>
        <source>Only for the role “expert”: name of the sample of wrong answers.</source>
        <translation>角色为 expert 时：错误回答样本的名称。</translation>
    </message>
    <message>
        <source>Name of the study.</source>
        <translation>研究的名称。</translation>
    </message>
    <message>
        <source>Shows content and size of the package (dry run).</source>
        <translation>显示工作包的内容和大小，不生成文件。</translation>
    </message>
    <message>
        <source>Would pack for %1 (%2): %3 task(s) with %4 image(s), about %5.</source>
        <translation>将为 %1（%2）打包：%3 项任务，%4 张图片，约 %5。</translation>
    </message>
    <message>
        <source>Number of tasks to pack. An annotator who has fewer tasks is also assigned images that still need annotators. Default: all tasks of the person.</source>
        <translation>打包多少项任务（默认：此人的全部任务）。标注员的任务不够这个数时，自动用还缺标注员的图片补到这个数。</translation>
    </message>
    <message>
        <source>Code of the participant.</source>
        <translation>参与者的代号。</translation>
    </message>
    <message>
        <source>--sample works only with the role “expert”.</source>
        <translation>--sample 只能用于角色 expert。</translation>
    </message>
    <message>
        <source>--%1 works only with --person.</source>
        <translation>--%1 只能与 --person 一起使用。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliPeople</name>
    <message>
        <source>There is no role “%1”. Available: %2.</source>
        <translation>没有角色“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>“people” needs one of these subcommands: %1.</source>
        <translation>people 支持的子命令：%1。</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <translation>%1：%2（%3）。</translation>
    </message>
    <message>
        <source>--%1 takes a share from 0 to 1.</source>
        <translation>--%1 的取值是 0 到 1 之间的比例。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new image(s)</source>
        <translation>
            <numerusform>%1：%n 张新图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would assign %n image(s).</source>
        <translation>
            <numerusform>将分配 %n 张图片。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n image(s).</source>
        <translation>
            <numerusform>已分配 %n 张图片。</numerusform>
        </translation>
    </message>
    <message>
        <source>--state takes one of: %1.</source>
        <translation>--state 可取：%1。</translation>
    </message>
    <message>
        <source>No tasks found.</source>
        <translation>没有找到任务。</translation>
    </message>
    <message>
        <source>“assign” needs one of these subcommands: %1.</source>
        <translation>assign 支持的子命令：%1。</translation>
    </message>
    <message>
        <source>“%1” is not a task ID.</source>
        <translation>“%1”不是任务编号。</translation>
    </message>
    <message numerus="yes">
        <source>Withdrew %n task(s).</source>
        <translation>
            <numerusform>已撤回 %n 项任务。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reassigned %n task(s).</source>
        <translation>
            <numerusform>已转交 %n 项任务。</numerusform>
        </translation>
    </message>
    <message>
        <source>Manages the people of the project and their roles.</source>
        <translation>管理项目人员及其角色。</translation>
    </message>
    <message>
        <source>Roles: %1.</source>
        <translation>角色：%1。</translation>
    </message>
    <message>
        <source>Assigns images; lists, withdraws and reassigns tasks.</source>
        <translation>分配图片；列出、撤回和转交任务。</translation>
    </message>
    <message>
        <source>People who get the images.</source>
        <translation>把图片分给哪些人。</translation>
    </message>
    <message>
        <source>Number of people for each image (default: the project&apos;s rule).</source>
        <translation>每张图片分给几人（默认：按项目规则）。</translation>
    </message>
    <message>
        <source>Share of images assigned to more than one person, 0 to 1 (default: 1).</source>
        <translation>要分给多人的图片所占的比例，0 到 1（默认：1）。</translation>
    </message>
    <message>
        <source>Maximum number of new images per person.</source>
        <translation>每人最多分到多少张新图片。</translation>
    </message>
    <message>
        <source>Only images with this label.</source>
        <translation>只分配带这个标签的图片。</translation>
    </message>
    <message>
        <source>Only images with this in name, source, image text or annotation (list: name only).</source>
        <translation>只选名称、来源、图中文字或标注中含有此内容的图片（list：只查名称）。</translation>
    </message>
    <message>
        <source>Random seed (default: 1).</source>
        <translation>随机种子（默认：1）。</translation>
    </message>
    <message>
        <source>Message to the assignees.</source>
        <translation>随任务发给接收人的说明。</translation>
    </message>
    <message>
        <source>Shows who would get how many images (dry run).</source>
        <translation>只显示每人会分到多少图片，不做改动。</translation>
    </message>
    <message>
        <source>list: only tasks of this person.</source>
        <translation>list：只列这个人的任务。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>of a list of people</comment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Nobody was added. %1</source>
        <translation>没有添加任何人。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) would be added.</source>
        <translation>
            <numerusform>将添加 %n 人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) added.</source>
        <translation>
            <numerusform>已添加 %n 人。</numerusform>
        </translation>
    </message>
    <message>
        <source>add --from: shows who would be added; changes nothing.</source>
        <translation>add --from：只显示将添加谁，不做更改。</translation>
    </message>
    <message>
        <source>--label takes DIMENSION=VALUE. DIMENSION is one of: %1. VALUE is one of its labels.</source>
        <translation>--label 的格式为“维度=取值”。可用的维度：%1；取值是该维度的标签。</translation>
    </message>
    <message>
        <source>%1 (roles: %2; state: %3): %4 open tasks, %5 returned for revision, %6 submitted</source>
        <translation>%1（%2），%3：待办任务 %4，退回 %5，已提交 %6</translation>
    </message>
    <message>
        <source>--out works only with “list”.</source>
        <translation>--out 只用于 list。</translation>
    </message>
    <message>
        <source>--from works only with “add”. Give no name and no --roles: the file contains both.</source>
        <translation>--from 只用于 add。不要再给出姓名或 --roles：名单里已有这两项。</translation>
    </message>
    <message>
        <source>--dry-run works only with “add --from”.</source>
        <translation>--dry-run 只用于 add --from。</translation>
    </message>
    <message>
        <source>“people PROJECT list” takes no name; the other subcommands take exactly one name.</source>
        <translation>people PROJECT list 不带姓名；其他子命令都要有且只有一个姓名。</translation>
    </message>
    <message numerus="yes">
        <source>%n assignment(s) could not be made: none of the chosen people can take these images.</source>
        <translation>
            <numerusform>有 %n 个标注名额没能分出去：所选的人都不能标注相应的图片。</numerusform>
        </translation>
    </message>
    <message>
        <source>“assign PROJECT withdraw” and “assign PROJECT reassign” need task IDs (“list” shows them); “give” and “list” take no IDs.</source>
        <translation>assign PROJECT withdraw 和 reassign 要给出任务编号（用 list 查看）；give 和 list 不带编号。</translation>
    </message>
    <message>
        <source>update: the new name.</source>
        <translation>update：新姓名。</translation>
    </message>
    <message>
        <source>add: adds all people in this list (CSV, UTF-8); if one line is wrong, adds nobody. Each line: a name, then roles.</source>
        <translation>add：添加此名单（CSV，UTF-8）中的所有人；要么全部添加，要么一个也不加。每行一人：姓名，然后是角色。</translation>
    </message>
    <message>
        <source>list: writes the task counts of all people as CSV.</source>
        <translation>list：把每个人的任务数写成 CSV。</translation>
    </message>
    <message>
        <source>Maximum number of images (default: all images that are waiting for annotators).</source>
        <translation>最多分配多少张图片（默认：所有待分配的图片）。</translation>
    </message>
    <message>
        <source>list: only tasks in this state, one of: %1 (default: all open tasks).</source>
        <translation>list：只列出这种状态的任务，可取 %1（默认：所有待办任务）。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliProject</name>
    <message>
        <source>Lead</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>The project “%1” was created at %2.</source>
        <translation>已建立项目“%1”，位于 %2。</translation>
    </message>
    <message>
        <source>The folder “%1” is not empty.</source>
        <translation>文件夹“%1”不是空的。</translation>
    </message>
    <message>
        <source>Creating the example project; this takes a moment…</source>
        <translation>正在制作示例项目，请稍候…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>正在迁移</translation>
    </message>
    <message>
        <source>Copied and compared: %1 rows and %2 images. The project is at %3.</source>
        <translation>已复制并核对：%1 行数据、%2 张图片。项目现在位于 %3。</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>检查中</translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>没有问题。</translation>
    </message>
    <message>
        <source>yuyi-cli: undo takes either --decision ID or --last N.</source>
        <translation>yuyi-cli：undo 需要 --decision ID 或 --last N，只能给出其中一个。</translation>
    </message>
    <message>
        <source>“%1” is not a decision ID.</source>
        <translation>“%1”不是决定的编号。</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) undone.</source>
        <translation>
            <numerusform>已撤销 %n 个决定。</numerusform>
        </translation>
    </message>
    <message>
        <source>Creates an empty project in a new folder.</source>
        <translation>在新文件夹中建立空项目。</translation>
    </message>
    <message>
        <source>The lead&apos;s name.</source>
        <translation>负责人的名字。</translation>
    </message>
    <message>
        <source>Undoes decisions.</source>
        <translation>撤销已作出的决定。</translation>
    </message>
    <message>
        <source>Number of decisions to undo, the newest first.</source>
        <translation>要撤销几个决定，从最新的开始。</translation>
    </message>
    <message>
        <source>Saves a backup of the project.</source>
        <translation>保存一份项目备份。</translation>
    </message>
    <message>
        <source>Copies a whole project from a folder to a server, or from a server to a folder; the old project is kept.</source>
        <translation>把整个项目从文件夹复制到服务器，或从服务器复制到文件夹；旧项目仍然保留。</translation>
    </message>
    <message>
        <source>Title (default: the folder&apos;s name or, on a server, the schema&apos;s).</source>
        <translation>标题（默认：文件夹名；项目在服务器上时为架构（schema）名）。</translation>
    </message>
    <message>
        <source>Creates an example project: four weeks of work by a fictional team, with models and a study.</source>
        <translation>制作示例项目：一个虚构团队四周的工作，包括模型评测和人类研究。</translation>
    </message>
    <message>
        <source>Restores the backup even if it belongs to another project.</source>
        <translation>备份属于另一个项目时也照样恢复。</translation>
    </message>
    <message>
        <source>Moved to %1.</source>
        <translation>已移到 %1。</translation>
    </message>
    <message>
        <source>Checks the project for consistency.</source>
        <translation>检查项目中的数据是否彼此一致。</translation>
    </message>
    <message>
        <source>Creating the example</source>
        <translation>正在制作示例</translation>
    </message>
    <message>
        <source>The project at %1 was restored from the backup %2.</source>
        <translation>%1 已从备份 %2 恢复。</translation>
    </message>
    <message>
        <source>The check finds the same problems as in the old project:</source>
        <translation>检查发现的问题与复制之前相同：</translation>
    </message>
    <message>
        <source>Stem prefilled in the first question of every image (default: the stem in the preset).</source>
        <translation>为每张图片的第一道题预先填好的题干（默认：预设中的题干）。</translation>
    </message>
    <message>
        <source>Moves image files that are not listed in the project (left by an interrupted import) to PROJECT/strays. Without this option, nothing is moved.</source>
        <translation>把项目中没有记录的图片文件（导入中断后遗留的）移到 PROJECT/strays。不加此项则不移动任何文件。</translation>
    </message>
    <message>
        <source>ID of the decision to undo.</source>
        <translation>要撤销的那个决定的编号。</translation>
    </message>
    <message>
        <source>Benchmark preset: %1, or a JSON file with a preset (default: cii-bench).</source>
        <translation>评测集预设：%1，或含有预设的 JSON 文件（默认：cii-bench）。</translation>
    </message>
    <message>
        <source>The example project is created in a folder, not on a server.</source>
        <translation>示例项目只能创建在文件夹中，不能创建在服务器上。</translation>
    </message>
    <message>
        <source>The old project is kept at %1. From now on, work only in the new project: changes to the old project are not transferred. Delete the old project when you no longer need it.</source>
        <translation>旧项目仍保留在 %1。今后请只在新项目中工作：对旧项目的改动不会同步到新项目。不再需要旧项目时可以把它删除。</translation>
    </message>
    <message>
        <source>Why they are undone; recorded in the audit. Required if a decision is another person&apos;s.</source>
        <translation>撤销的理由，记录在审计中。其中有别人的决定时必须填写。</translation>
    </message>
    <message>
        <source>Restores the project from a backup, always into a folder; “move” copies it to a server.</source>
        <translation>把备份恢复成项目，只能恢复到文件夹中；用“move”可把它复制到服务器上。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliRelease</name>
    <message>
        <source>%1 images, %2 questions.</source>
        <translation>%1 张图片，%2 道题。</translation>
    </message>
    <message>
        <source>  %1: %2 images, %3 questions</source>
        <translation>  %1：%2 张图片，%3 道题</translation>
    </message>
    <message>
        <source>Mean length in characters: question %1, option %2, explanation %3.</source>
        <translation>平均长度（字符）：问题 %1，选项 %2，解释 %3。</translation>
    </message>
    <message>
        <source>%1 [%2] %3: %4</source>
        <translation>%1 [%2] %3：%4</translation>
    </message>
    <message>
        <source>%1 errors, %2 warnings.</source>
        <translation>%1 个错误，%2 个警告。</translation>
    </message>
    <message>
        <source>yuyi-cli: --format takes cii-bench or cii-flat.</source>
        <translation>yuyi-cli：--format 可取 cii-bench 或 cii-flat。</translation>
    </message>
    <message>
        <source>yuyi-cli: export needs --format. Available: %1.</source>
        <translation>yuyi-cli：export 需要 --format。可用：%1。</translation>
    </message>
    <message>
        <source>yuyi-cli: unknown format “%1”. Available: %2.</source>
        <translation>yuyi-cli：未知格式“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>写入中</translation>
    </message>
    <message>
        <source>%1 images and %2 questions written:</source>
        <translation>已写入 %1 张图片和 %2 道题：</translation>
    </message>
    <message>
        <source>Format of the file: cii-bench (default) or cii-flat.</source>
        <translation>文件的格式：cii-bench（默认）或 cii-flat。</translation>
    </message>
    <message>
        <source>Exports the accepted items as a benchmark.</source>
        <translation>把已通过的题目导出为评测集。</translation>
    </message>
    <message>
        <source>Random seed of the splits (default: 0).</source>
        <translation>划分题目所用的随机种子（默认：0）。</translation>
    </message>
    <message>
        <source>Shows the statistics of the accepted items.</source>
        <translation>显示已通过题目的统计表。</translation>
    </message>
    <message>
        <source>Format: cii-bench, cii-flat, jsonl, imagefolder, csv, xlsx or vlmevalkit.</source>
        <translation>格式：cii-bench、cii-flat、jsonl、imagefolder、csv、xlsx 或 vlmevalkit。</translation>
    </message>
    <message>
        <source>Excludes answers, explanations and implied meanings.</source>
        <translation>导出的内容不含答案、解释和隐喻含义。</translation>
    </message>
    <message>
        <source>Assigns all items to these splits.</source>
        <translation>把全部题目分到这里列出的各个划分。</translation>
    </message>
    <message>
        <source>With --split: assigns only the items that have no split yet.</source>
        <translation>与 --split 一起使用：只分配还不属于任何划分的题目。</translation>
    </message>
    <message>
        <source>yuyi-cli: --format is the format of a file. Use it only when you check a file.</source>
        <translation>yuyi-cli：--format 是文件的格式，只在检查文件时使用。</translation>
    </message>
    <message>
        <source>yuyi-cli: --%1 needs --split.</source>
        <translation>yuyi-cli：--%1 要与 --split 一起使用。</translation>
    </message>
    <message>
        <source>Checks each accepted question, or each question of a file, and the set as a whole.</source>
        <translation>逐题检查已通过的题目（或文件里的题目）以及整个题目集。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliResults</name>
    <message>
        <source>--%1 takes %2, not “%3”.</source>
        <translation>--%1 可取 %2，不能是“%3”。</translation>
    </message>
    <message>
        <source>--by takes one or more of %1, or exactly one of these: configuration, shots, outcome. It does not take “%2”.</source>
        <translation>--by 可取 %1 中的任意几个，或 configuration、shots、outcome 之一；不能是“%2”。</translation>
    </message>
    <message>
        <source>There are no results: no model has been run yet, or all runs are hidden or excluded.</source>
        <translation>没有结果：还没有评测过模型，或所有评测都已隐藏或未计入。</translation>
    </message>
    <message>
        <source>Re-scoring replies</source>
        <translation>重新判读回答</translation>
    </message>
    <message>
        <source>Re-scored %1 of %2 replies; %3 results changed.</source>
        <translation>已重新判读 %2 条回答中的 %1 条，其中 %3 条有变化。</translation>
    </message>
    <message>
        <source>An xlsx workbook needs --out FILE.</source>
        <translation>xlsx 工作簿需要 --out FILE。</translation>
    </message>
    <message>
        <source>The table was written to “%1”.</source>
        <translation>表格已写入“%1”。</translation>
    </message>
    <message>
        <source>%1: %2 %, %3: %4 %</source>
        <translation>%1：%2%，%3：%4%</translation>
    </message>
    <message>
        <source>  Difference %1 points [%2, %3] on %4 common questions (%5 images)</source>
        <translation>  相差 %1 个百分点 [%2, %3]，共同题目 %4 道，图片 %5 张</translation>
    </message>
    <message>
        <source>  Difference %1 points on %2 common questions</source>
        <translation>  相差 %1 个百分点，共同题目 %2 道</translation>
    </message>
    <message>
        <source>“%1” is the same run as an earlier one in this command. Compare different runs.</source>
        <translation>“%1”与前面给出的是同一次评测。请比较不同的评测。</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>正在导入</translation>
    </message>
    <message>
        <source>Run %1: %2 replies matched to items, %3 with unknown IDs, %4 items without a reply.</source>
        <translation>评测 %1：%2 条回答已对应到题目，%3 条的编号未知，%4 道题没有回答。</translation>
    </message>
    <message>
        <source>Strict scorer: %1 correct, %2 incorrect, %3 misses (no extracted answer), %4 request errors.</source>
        <translation>答对 %1，答错 %2，未提取到答案 %3，请求错误 %4（严格评分器）。</translation>
    </message>
    <message>
        <source>Scorer (default: strict).</source>
        <translation>评分器（默认 strict）。</translation>
    </message>
    <message>
        <source>Includes items that serve as few-shot examples.</source>
        <translation>少样本示例题也计入。</translation>
    </message>
    <message>
        <source>Imports replies from elsewhere as a run.</source>
        <translation>把别处得到的回答作为一次评测导入。</translation>
    </message>
    <message>
        <source>Configuration with which the model gave the replies.</source>
        <translation>这些回答是用哪种配置得到的。</translation>
    </message>
    <message>
        <source>Rejects the whole file if one of its IDs belongs to no item.</source>
        <translation>只要有一个编号不属于任何题目，就拒收整个文件。</translation>
    </message>
    <message>
        <source>Output format of the table.</source>
        <translation>以此格式输出表格。</translation>
    </message>
    <message>
        <source>Output file (Markdown unless --format is given).</source>
        <translation>输出文件（不加 --format 时写成 Markdown）。</translation>
    </message>
    <message>
        <source>Comma-separated run IDs or MODEL/CONFIGURATION (default: all visible runs).</source>
        <translation>评测编号或“模型/配置”，用逗号分隔（默认为所有未隐藏的评测）。</translation>
    </message>
    <message>
        <source>Items to count: own (each run&apos;s own items), common (the items common to all runs) or automatic (default; like common when comparing configurations or shots, otherwise like own).</source>
        <translation>题目范围：own（各次评测自己的题目）、common（各次评测共同的题目）或 automatic（默认：比较配置或示例数时同 common，否则同 own）。</translation>
    </message>
    <message>
        <source>Study whose participants are shown next to models (default: the newest complete study; if no study is complete, the newest study with answers).</source>
        <translation>与模型一起显示哪项研究的参与者结果（默认：最新的已完成研究；没有已完成的研究时，用已有作答的研究中最新的一项）。</translation>
    </message>
    <message>
        <source>Before showing the results, re-scores the replies that were scored by an older version of the scorer.</source>
        <translation>显示结果之前，先重新判读由旧版评分器判读过的回答。</translation>
    </message>
    <message>
        <source>Compares each further run with the first run, on the items that both runs have.</source>
        <translation>其余各次评测都与最先列出的那次评测比较，只计双方共有的题目。</translation>
    </message>
    <message numerus="yes">
        <source>%n practice run(s) are excluded; use --practice to include them.</source>
        <translation>
            <numerusform>未计入 %n 次练习评测；加 --practice 可计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Includes practice runs, also in written tables (--format, --out).</source>
        <translation>计入练习评测，输出的表格（--format、--out）也包括练习评测。</translation>
    </message>
    <message>
        <source>--cells is for md and latex; csv and xlsx contain all values.</source>
        <translation>--cells 只用于 md 和 latex：csv 和 xlsx 含全部数字。</translation>
    </message>
    <message>
        <source>--%1 needs --figure FILE.</source>
        <translation>--%1 需要 --figure FILE。</translation>
    </message>
    <message>
        <source>--width takes one-column, two-columns or a number of millimetres from %1 to %2, not “%3”.</source>
        <translation>--width 可取 one-column、two-columns 或 %1 到 %2 的毫米数，不能是“%3”。</translation>
    </message>
    <message>
        <source>--dpi takes a whole number from 72 to 1200, not “%1”.</source>
        <translation>--dpi 为 72 到 1200 的整数，不能是“%1”。</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>The figure was written to “%1”.</source>
        <translation>图已写入“%1”。</translation>
    </message>
    <message>
        <source>The file does not say which model gave the replies: add --model M.</source>
        <translation>文件没有写明是哪个模型：请加 --model M。</translation>
    </message>
    <message>
        <source>IDs of items whose question or options differ from those in this project: %1</source>
        <translation>题干或选项与本项目不同的题目：%1</translation>
    </message>
    <message>
        <source>Model that gave the replies (default: as stated in the file).</source>
        <translation>这些回答来自哪个模型（默认：文件中写明的模型）。</translation>
    </message>
    <message>
        <source>Program that wrote the file (default: detected from the content).</source>
        <translation>文件由哪个程序生成（默认：根据内容识别）。</translation>
    </message>
    <message>
        <source>How to match replies to items: by ID, by position in a split, or by the text of question and options (default: the way that matches the most replies).</source>
        <translation>回答与题目的对应方式：编号、划分内的序号，或题干和选项的文字（默认：哪种方式对应上的回答最多，就用哪种）。</translation>
    </message>
    <message>
        <source>For matching by position: the split to which the positions in the file refer.</source>
        <translation>按序号对应时：文件中的序号是哪个划分内的序号。</translation>
    </message>
    <message>
        <source>Chart that --figure draws: accuracy (default; shows bars of the seven best rows) or heat-map.</source>
        <translation>--figure 的内容：accuracy（默认；成绩最好的七行，画成条形图）或 heat-map。</translation>
    </message>
    <message>
        <source>Width of --figure: one-column (84 mm), two-columns (174 mm) or a number of millimetres (default: two-columns).</source>
        <translation>--figure 的宽度：one-column（84 mm）、two-columns（174 mm）或毫米数（默认 two-columns）。</translation>
    </message>
    <message>
        <source>Resolution of a .png (default: 300).</source>
        <translation>.png 的分辨率（默认：300）。</translation>
    </message>
    <message>
        <source>No question has a final reply in both %1 and %2.</source>
        <translation>%1 和 %2 没有可比较的题目：每道题至少有一方没有最终回答。</translation>
    </message>
    <message>
        <source>  McNemar: questions correct only in the first run: %1, only in the second run: %2; exact p = %3, Holm-corrected p = %4</source>
        <translation>  McNemar：只有第一次评测答对的题 %1 道，只有第二次评测答对的题 %2 道，精确 p = %3，Holm 校正后 %4</translation>
    </message>
    <message>
        <source>  Item IDs, correct only in the first run: %1</source>
        <translation>  只有第一次评测答对的题：%1</translation>
    </message>
    <message>
        <source>  Item IDs, correct only in the second run: %1</source>
        <translation>  只有第二次评测答对的题：%1</translation>
    </message>
    <message>
        <source>“import responses” needs --config C. It also needs --model M if the file does not name the model.</source>
        <translation>import responses 需要 --config C；文件没有写明模型时还需要 --model M。</translation>
    </message>
    <message>
        <source>Format: %1. Model: %2. Replies matched: %3.</source>
        <translation>格式：%1。模型：%2。对应方式：%3。</translation>
    </message>
    <message>
        <source>Unknown IDs: %1</source>
        <translation>未知编号：%1</translation>
    </message>
    <message>
        <source>These IDs occur more than once with the same reply: %1</source>
        <translation>重复出现且回答相同的编号：%1</translation>
    </message>
    <message>
        <source>Section of the results tables in which the model is listed (default: closed, for closed models).</source>
        <translation>模型归入结果表的哪个分区（默认：closed，即闭源模型）。</translation>
    </message>
    <message>
        <source>Shows the result tables of models, people and baselines.</source>
        <translation>显示模型、人类与基线的结果表。</translation>
    </message>
    <message>
        <source>Groups results by dimensions, separated by commas, or by one of these: configuration, shots, outcome (default: overall only).</source>
        <translation>按维度（用逗号分隔）或 configuration、shots、outcome 分组显示结果（默认只列总体）。</translation>
    </message>
    <message>
        <source>Content of the table cells. plain: only the value; the number of items is in a row below the headings. interval: the value and its interval. Default: plain for latex, interval for md.</source>
        <translation>单元格内容：plain（只有数值，n 写在表头下；latex 默认用这种）或 interval（数值带区间；md 默认用这种）。</translation>
    </message>
    <message>
        <source>Also saves the result as a figure for print: .pdf, .svg or .png.</source>
        <translation>同时把结果存为印刷用图：.pdf、.svg 或 .png。</translation>
    </message>
    <message>
        <source>Random seed of the interval (default: as in the desktop program).</source>
        <translation>计算区间所用的随机种子（默认与桌面程序相同）。</translation>
    </message>
    <message>
        <source>%1 (best)</source>
        <translation>%1（最佳）</translation>
    </message>
    <message>
        <source>* This figure includes a person&apos;s scoring.</source>
        <translation>* 该数字含有人工判读。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliRun</name>
    <message>
        <source>no price given</source>
        <translation>未填价格</translation>
    </message>
    <message>
        <source>Estimating cost</source>
        <translation>正在估算</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>合计：%1</translation>
    </message>
    <message>
        <source>Sending requests</source>
        <translation>正在发送请求</translation>
    </message>
    <message>
        <source>Stopping; waiting a few seconds for pending requests.</source>
        <translation>正在停止：再等几秒，以便收到已发出请求的回答。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>To continue: yuyi-cli run %1 --resume --run %2</source>
        <translation>如要继续，请运行：yuyi-cli run %1 --resume --run %2</translation>
    </message>
    <message>
        <source>--dry-run works only with a new run, not with --resume or --retry-errors.</source>
        <translation>--dry-run 只能用于新评测，不能与 --resume 或 --retry-errors 同用。</translation>
    </message>
    <message>
        <source>No run has request errors.</source>
        <translation>各次评测都没有出错的请求。</translation>
    </message>
    <message>
        <source>No run can be continued.</source>
        <translation>没有可以继续的评测。</translation>
    </message>
    <message>
        <source>Continuing an unfinished run: %1</source>
        <translation>继续尚未结束的评测：%1</translation>
    </message>
    <message>
        <source>Runs models on items and scores the replies; continues a run that was stopped.</source>
        <translation>向模型提问并给回答评分；也可以继续中途停止的评测。</translation>
    </message>
    <message>
        <source>--%1 must be a number, 0 or greater.</source>
        <translation>--%1 的取值为不小于 0 的数。</translation>
    </message>
    <message>
        <source>--%1 takes one of %2, not “%3”.</source>
        <translation>--%1 可取 %2，不能是“%3”。</translation>
    </message>
    <message>
        <source>Endpoints whose models answer the items.</source>
        <translation>由哪些接口的模型作答。</translation>
    </message>
    <message>
        <source>Configurations to run, separated by commas: none, cot, 1-shot …</source>
        <translation>要运行的配置，用逗号分隔：none、cot、1-shot……</translation>
    </message>
    <message>
        <source>Filters items: field=value, field!=value or field~text, values separated by commas (default: all accepted items).</source>
        <translation>按 字段=值、字段!=值 或 字段~文字 选题，多个值用逗号分开（默认：所有已通过的题）。</translation>
    </message>
    <message>
        <source>Name of a frozen item set.</source>
        <translation>已冻结的题目集的名称。</translation>
    </message>
    <message>
        <source>Items to use as few-shot examples, instead of the examples of the configuration.</source>
        <translation>用作少样本示例的题目，代替配置自带的示例。</translation>
    </message>
    <message>
        <source>Temperature (default: the endpoint&apos;s setting, otherwise 0).</source>
        <translation>温度（默认：使用接口的设置；接口没有设置时为 0）。</translation>
    </message>
    <message>
        <source>Maximum reply length in tokens; replaces the endpoint&apos;s setting.</source>
        <translation>回答的最大长度（词元），代替接口的设置。</translation>
    </message>
    <message>
        <source>Reply length assumed for the cost estimate, in tokens.</source>
        <translation>估算费用时假定的回答长度（词元）。</translation>
    </message>
    <message>
        <source>Shows what would be sent and the estimated cost; sends nothing.</source>
        <translation>显示将发送的内容和预计费用；不发送请求。</translation>
    </message>
    <message>
        <source>Runs to continue (default: all).</source>
        <translation>继续哪些评测（默认：全部）。</translation>
    </message>
    <message>
        <source>--config is missing. Available: %1.</source>
        <translation>缺少 --config。可用：%1。</translation>
    </message>
    <message>
        <source>--endpoint is missing. Available: %1.</source>
        <translation>缺少 --endpoint。可用：%1。</translation>
    </message>
    <message>
        <source>There is no run “%1” in this project.</source>
        <translation>这个项目里没有名为“%1”的评测。</translation>
    </message>
    <message numerus="yes">
        <source>Model %1, configuration %2: already done (%n replies); use --again to run it again.</source>
        <translation>
            <numerusform>%1，%2：已完成（%n 条回答）；如要重新评测，请加 --again。</numerusform>
        </translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>费用 %1</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>model and endpoint</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Only the first N items, not counting example items.</source>
        <translation>只取前 N 题（示例题不计入）。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n 个请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 MB, %2 tokens in, %3 tokens out, %4, about %5 min</source>
        <translation>%1 MB，输入 %2 词元，输出 %3 词元，%4，约 %5 分钟</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Repeats finished runs as new runs.</source>
        <translation>已完成的评测也重做一遍，记为新的评测。</translation>
    </message>
    <message>
        <source>%1: %2 correct, %3 incorrect, %4 misses (no extracted answer), %5 errors; %6 requests sent, %7 tokens, %8</source>
        <translation>%1：答对 %2，答错 %3，未提取到答案 %4，请求错误 %5；发送请求 %6，词元 %7，%8</translation>
    </message>
    <message>
        <source>How many times each item is asked (default: 1).</source>
        <translation>每道题提问的次数（默认：1）。</translation>
    </message>
    <message>
        <source>Order in which the model sees the options (default: written, as in the question).</source>
        <translation>模型看到的选项顺序（默认：written，即题目中的顺序）。</translation>
    </message>
    <message>
        <source>Random seed for shuffling the options (default: 1).</source>
        <translation>打乱选项时所用的随机种子（默认：1）。</translation>
    </message>
    <message>
        <source>Whether items that serve as few-shot examples are also asked as questions: not-few-shot (default; they are asked only in runs without few-shot examples), never or always.</source>
        <translation>用作示例的题目是否也拿来提问：not-few-shot（默认；只在不带示例的评测中提问）、never（从不）或 always（总是）。</translation>
    </message>
    <message>
        <source>How few-shot examples are sent: together (default; in one message with the question) or turns (as chat turns).</source>
        <translation>少样本示例的发送方式：together（默认；与问题放在同一条消息里）或 turns（作为多轮对话）。</translation>
    </message>
    <message>
        <source>Continues unfinished runs; sends only the requests that have no reply yet.</source>
        <translation>继续未结束的评测；只发送还没有回答的请求。</translation>
    </message>
    <message>
        <source>Resends requests that ended with an error.</source>
        <translation>重新发送出错的请求。</translation>
    </message>
    <message>
        <source>Pauses a run when its cost reaches this amount; changes the budget of a run that is continued.</source>
        <translation>一次评测的费用达到此数时，暂停这次评测；继续评测时，改用这个预算。</translation>
    </message>
    <message>
        <source>describe PROJECT %1 takes no --%2 together with --resume or --retry-errors.</source>
        <translation>describe PROJECT %1 与 --resume 或 --retry-errors 同用时，没有 --%2 选项。</translation>
    </message>
    <message>
        <source>describe PROJECT %1 takes no --%2.</source>
        <translation>describe PROJECT %1 没有 --%2 选项。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliRunLookup</name>
    <message numerus="yes">
        <source>The IDs of %n run(s) start with “%1”; give more characters of the ID.</source>
        <translation>
            <numerusform>有 %n 次评测的编号以“%1”开头；请再多输入几位编号。</numerusform>
        </translation>
    </message>
    <message>
        <source>The project has no runs yet.</source>
        <translation>项目还没有评测。</translation>
    </message>
    <message>
        <source>There is no run “%1”. Available: %2.</source>
        <translation>没有名为“%1”的评测。可用：%2。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliStatistics</name>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>无法读取标准输入。</translation>
    </message>
    <message>
        <source>Computes the statistics requested on standard input (JSON).</source>
        <translation>从标准输入读取 JSON 请求，计算其中要求的统计量。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliStudy</name>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1  %2: %3 items, %4 people, %5 of %6 answers given</source>
        <translation>%1  %2：%3 题，%4 人，已有 %5/%6 份作答</translation>
    </message>
    <message>
        <source>There is no study yet. To create one: study PROJECT create NAME.</source>
        <translation>还没有研究。要新建研究：study PROJECT create NAME。</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>  %1: %2, %3 of %4 answered</source>
        <translation>  %1：%2，已答 %3/%4 题</translation>
    </message>
    <message>
        <source>The study “%1” was created as a draft.</source>
        <translation>已建立研究“%1”（草稿）。</translation>
    </message>
    <message>
        <source>The study “%1” was deleted.</source>
        <translation>研究“%1”已删除。</translation>
    </message>
    <message>
        <source>The study “%1” is closed.</source>
        <translation>研究“%1”已关闭。</translation>
    </message>
    <message>
        <source>The study “%1” is open again.</source>
        <translation>研究“%1”已重新打开。</translation>
    </message>
    <message>
        <source>The study “%1” is frozen. Hash: %2</source>
        <translation>研究“%1”已冻结，哈希值：%2</translation>
    </message>
    <message>
        <source>The study “%1” is unchanged since it was frozen.</source>
        <translation>研究“%1”自冻结以来没有改动。</translation>
    </message>
    <message>
        <source>All planned participants have already been added.</source>
        <translation>计划中的参与者已全部添加。</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>已添加：%1</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n simulated participant(s).</source>
        <translation>
            <numerusform>已清除 %n 位模拟参与者。</numerusform>
        </translation>
    </message>
    <message>
        <source>--kind takes one of: %1.</source>
        <translation>--kind 取以下之一：%1。</translation>
    </message>
    <message>
        <source>There is no participant “%1” in the study “%2”.</source>
        <translation>研究“%2”中没有参与者“%1”。</translation>
    </message>
    <message>
        <source>Withdrawn, all answers deleted: %1</source>
        <translation>以下参与者已退出，全部作答已删除：%1</translation>
    </message>
    <message>
        <source>Participation ended; answers are kept: %1</source>
        <translation>以下参与者已提前结束参与，作答仍保留：%1</translation>
    </message>
    <message>
        <source>study PROJECT pack STUDY FOLDER [CODE…]: specify the folder.</source>
        <translation>study PROJECT pack STUDY FOLDER [CODE…]：请指明文件夹。</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be created.</source>
        <translation>无法创建文件夹“%1”。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>study PROJECT export STUDY OUT: specify OUT, the file or folder for the export.</source>
        <translation>study PROJECT export STUDY OUT：请指明 OUT，即导出到的文件或文件夹。</translation>
    </message>
    <message>
        <source>“study” needs one of these subcommands: %1.</source>
        <translation>study 支持的子命令：%1。</translation>
    </message>
    <message>
        <source>study PROJECT merge RETURN.yuyipack…: specify the file.</source>
        <translation>study PROJECT merge RETURN.yuyipack…：请指明文件。</translation>
    </message>
    <message>
        <source>study PROJECT %1 needs the name of the study.</source>
        <translation>study PROJECT %1 需要研究名称。</translation>
    </message>
    <message>
        <source>add, simulate: number of participants (default: as planned).</source>
        <translation>add、simulate：参与者人数（默认：计划的人数）。</translation>
    </message>
    <message>
        <source>add: file with names, one name per line. The names are stored separately from all other data.</source>
        <translation>add：姓名文件，每行一个姓名；程序会把姓名与其他数据分开保存。</translation>
    </message>
    <message>
        <source>show: includes the participants&apos; names.</source>
        <translation>show：同时列出姓名。</translation>
    </message>
    <message>
        <source>simulate: removes all simulated participants.</source>
        <translation>simulate：清除全部模拟参与者。</translation>
    </message>
    <message>
        <source>Human baselines: designs, freezes and runs studies, creates packages for participants, and writes reports.</source>
        <translation>人类基线：设计研究、冻结研究、开展研究，为参与者生成工作包，并生成报告。</translation>
    </message>
    <message>
        <source>--%1 takes a share from 0 to %2.</source>
        <translation>--%1 的值应为 0 至 %2 之间的比例。</translation>
    </message>
    <message>
        <source>Filters items: field=value, field!=value or field~text, as in the command “run” (default: all accepted items).</source>
        <translation>筛选题目：字段=值、字段!=值 或 字段~文字，与 run 相同（默认：全部已通过的题目）。</translation>
    </message>
    <message>
        <source>Name of a frozen item set.</source>
        <translation>已冻结的题目集的名称。</translation>
    </message>
    <message>
        <source>Only the first N items.</source>
        <translation>只取前 N 题。</translation>
    </message>
    <message>
        <source>Assignment of items: one of %1.</source>
        <translation>题目分配方式：%1。</translation>
    </message>
    <message>
        <source>coverage: minimum number of participants per item.</source>
        <translation>coverage：每道题的最少作答人数。</translation>
    </message>
    <message>
        <source>Planned number of participants.</source>
        <translation>计划的参与者人数。</translation>
    </message>
    <message>
        <source>Groups the items into blocks by the labels of this dimension. The order of the blocks is counterbalanced across participants.</source>
        <translation>按此维度的标签把题目分成组块；程序会在参与者之间平衡组块的先后顺序。</translation>
    </message>
    <message>
        <source>Number of practice items.</source>
        <translation>练习题数。</translation>
    </message>
    <message>
        <source>Time limit per question in seconds; 0: none.</source>
        <translation>每题时限（秒）；0：不限。</translation>
    </message>
    <message>
        <source>Order of the options.</source>
        <translation>选项的显示顺序。</translation>
    </message>
    <message>
        <source>Order of the items.</source>
        <translation>题目的显示顺序。</translation>
    </message>
    <message>
        <source>Whether participants may change an answer within the same block.</source>
        <translation>参与者是否可以在同一组块内修改答案。</translation>
    </message>
    <message>
        <source>Background questions: %1; or none.</source>
        <translation>询问参与者的哪些个人情况：%1；不询问则填 none。</translation>
    </message>
    <message>
        <source>Folder with instructions and consent in both languages: instructions.zh.md, consent.en.md …</source>
        <translation>存放两种语言的说明与同意书的文件夹：instructions.zh.md、consent.en.md……</translation>
    </message>
    <message>
        <source>Excludes participants whose accuracy on gold items is below this share.</source>
        <translation>金标准题正确率低于此比例的参与者会被排除。</translation>
    </message>
    <message>
        <source>Excludes participants if more than this share of their answers to main items are flagged (window out of focus or minimised, computer asleep).</source>
        <translation>某人对正式题目的作答中，带标记的（窗口失去焦点、窗口最小化或电脑休眠）超过此比例，就排除此人。</translation>
    </message>
    <message>
        <source>Excludes participants whose median response time is below this (milliseconds).</source>
        <translation>作答用时的中位数低于此值（毫秒）的参与者会被排除。</translation>
    </message>
    <message>
        <source>Whether to exclude participants who say that they have seen such questions before.</source>
        <translation>是否排除自述见过这类题目的参与者。</translation>
    </message>
    <message>
        <source>Excludes single answers with a response time above this (milliseconds).</source>
        <translation>用时超过此值（毫秒）的单次作答会被排除。</translation>
    </message>
    <message>
        <source>Excludes single answers with a response time below this (milliseconds).</source>
        <translation>用时低于此值（毫秒）的单次作答会被排除。</translation>
    </message>
    <message>
        <source>--%1 takes %2 or %3.</source>
        <translation>--%1 取 %2 或 %3。</translation>
    </message>
    <message>
        <source>--shape takes one of: %1.</source>
        <translation>--shape 取以下之一：%1。</translation>
    </message>
    <message>
        <source>%1 items on %2 images; %3 practice and %4 gold items.</source>
        <translation>%1 道题，%2 张图片；%3 道练习题，%4 道金标准题。</translation>
    </message>
    <message>
        <source>People for each item: %1.</source>
        <translation>每题作答人数：%1。</translation>
    </message>
    <message>
        <source>  %1: %2 items, %3 for each person</source>
        <translation>  %1：%2 题，每人 %3 题</translation>
    </message>
    <message>
        <source>simulate: how the participants answer: random, perfect, share-80 (80 % correct) or share-60 (default; 60 % correct).</source>
        <translation>simulate：模拟出的参与者怎样作答：random、perfect、share-80（80% 答对）或 share-60（默认；60% 答对）。</translation>
    </message>
    <message numerus="yes">
        <source>The answers were also removed from %n backup(s).</source>
        <translation>
            <numerusform>这些作答也已从 %n 份备份中删除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted answers may still be in: %1</source>
        <translation>以下位置可能仍有已删除的作答：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 people; each gets %2 items, about %n minute(s).</source>
        <translation>
            <numerusform>%1 人；每人 %2 题，约 %n 分钟。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seconds per question, measured on %n people in earlier studies.</source>
        <translation>
            <numerusform>每题 %1 秒，依据先前研究中 %n 人的用时。</numerusform>
        </translation>
    </message>
    <message>
        <source>Assuming %1 seconds per question.</source>
        <translation>假定每题用时 %1 秒。</translation>
    </message>
    <message numerus="yes">
        <source>%1, also %n simulated participant(s)</source>
        <translation>
            <numerusform>%1，另有模拟参与者 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Specify the participants by their codes.</source>
        <translation>请用代号指定参与者。</translation>
    </message>
    <message>
        <source>Number of items per category: in the whole study (for the shape “stratified”) or per person (for the shape “per-category”).</source>
        <translation>每个类别的题数：分配方式为 stratified 时，指整个研究的题数；为 per-category 时，指每人的题数。</translation>
    </message>
    <message>
        <source>Gold items per person, as a share of main items: 0 to 0.2.</source>
        <translation>每人的金标准题数与正式题目数之比：0 到 0.2。</translation>
    </message>
    <message>
        <source>The study was frozen by an earlier version of the program. Its hash does not cover the correct options, so changes to them cannot be detected.</source>
        <translation>这项研究是用旧版本的程序冻结的，哈希未包括正确答案，因此无法判断正确答案有没有改动。</translation>
    </message>
    <message>
        <source>No participant needs a work package.</source>
        <translation>没有参与者需要工作包。</translation>
    </message>
    <message>
        <source>The folder “%1” contains none of these files: instructions.zh.md, instructions.en.md, consent.zh.md, consent.en.md.</source>
        <translation>“%1”中没有以下任何一个文件：instructions.zh.md、instructions.en.md、consent.zh.md、consent.en.md。</translation>
    </message>
    <message>
        <source>--background takes “none”, or any of these, separated by commas: %1.</source>
        <translation>--background 可取 none，或以下一项或多项：%1。</translation>
    </message>
    <message>
        <source>Dimension that gives the categories. Each person gets the same number of items from every category. With --shape coverage instead, each person&apos;s items have the same mix of categories as all items.</source>
        <translation>用作类别的维度。每人从每个类别分到同样多的题；但 --shape 为 coverage 时，每人题目的类别比例与全部题目一致。</translation>
    </message>
    <message>
        <source>Filter for practice items. Practice items do not count as main items.</source>
        <translation>练习题的筛选条件。练习题不算正式题目。</translation>
    </message>
    <message>
        <source>Filter for gold items. Gold items do not count as main items.</source>
        <translation>金标准题的筛选条件。金标准题不算正式题目。</translation>
    </message>
    <message>
        <source>Hours within which a participant must resume a paused session; 0: no limit.</source>
        <translation>参与者暂停后须在多少小时内继续；0：不限。</translation>
    </message>
    <message>
        <source>Random seed for choosing and ordering items and options (default: drawn at random).</source>
        <translation>用于抽取题目、排列题目顺序和选项顺序的随机种子（默认：随机生成）。</translation>
    </message>
    <message>
        <source>The study cannot be frozen: %1</source>
        <translation>无法冻结研究：%1</translation>
    </message>
    <message>
        <source>Maximum number of main items between breaks.</source>
        <translation>两次休息之间最多做多少道正式题目。</translation>
    </message>
    <message>
        <source>Excludes participants who answered less than this share of main items with an option (time-outs do not count).</source>
        <translation>参与者选了选项的正式题目不到此比例（超时不算），就会被排除。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliStudyReport</name>
    <message>
        <source>--format takes md, csv, json or latex, not “%1”.</source>
        <translation>--format 可取 md、csv、json、latex，不能是“%1”。</translation>
    </message>
    <message>
        <source>The report was written to “%1”.</source>
        <translation>报告已写入“%1”。</translation>
    </message>
    <message>
        <source>study PROJECT export takes --format csv (writes a folder) or json (writes a file), not “%1”.</source>
        <translation>study PROJECT export 的 --format 可取 csv（写成文件夹）或 json（写成文件），不能是“%1”。</translation>
    </message>
    <message>
        <source>study PROJECT export needs a target: a new folder for csv, a file for json.</source>
        <translation>study PROJECT export 需要导出目标：格式为 csv 时是新文件夹，为 json 时是文件。</translation>
    </message>
    <message>
        <source>%1 participants, %2 items and %3 trials were written to “%4”.</source>
        <translation>已将 %1 名参与者、%2 道题和 %3 个试次写入“%4”。</translation>
    </message>
    <message>
        <source>Format of a report: md, csv, json or latex. Format of an export: csv (writes a folder) or json (writes a file).</source>
        <translation>报告的格式：md、csv、json 或 latex。导出的格式：csv（写成文件夹）或 json（写成文件）。</translation>
    </message>
    <message>
        <source>Output file of the report.</source>
        <translation>报告的输出文件。</translation>
    </message>
    <message>
        <source>Model runs to compare with the participants. A run is an ID or MODEL/CONFIGURATION (default: the newest run of each model and configuration).</source>
        <translation>用来与人类结果对比的评测：编号或“模型/配置”（默认：每个模型在每种配置下最新的一次）。</translation>
    </message>
    <message>
        <source>Includes simulated participants.</source>
        <translation>也计入模拟参与者。</translation>
    </message>
    <message>
        <source>Shows results for all participants, without exclusions.</source>
        <translation>显示全部参与者的结果，不做排除。</translation>
    </message>
    <message>
        <source>Study “%1”: values after exclusions, with values for all participants in brackets</source>
        <translation>研究“%1”：按规则排除后的数值；括号内为全部参与者的数值</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n items that you still have to annotate or may answer blind are excluded.</source>
        <translation>
            <numerusform>%1 有 %n 道题您还要标注或还可能盲答，没有写入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CodeCards</name>
    <message>
        <source>%1: the reply chose %2</source>
        <translation>%1：回答实际选了 %2</translation>
    </message>
    <message>
        <source>%1: the reply chose no option</source>
        <translation>%1：回答没有给出选项</translation>
    </message>
</context>
<context>
    <name>yuyi::CodingCommands</name>
    <message>
        <source>Choose Error Type or Option Number %1</source>
        <translation>选择第 %1 个错误类型或选项</translation>
    </message>
    <message>
        <source>Choose Subtype %1</source>
        <translation>选择第 %1 个子类型</translation>
    </message>
    <message>
        <source>Verdict: %1</source>
        <translation>判定：%1</translation>
    </message>
    <message>
        <source>Write a Note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <source>Mark as Evidence</source>
        <translation>标为证据</translation>
    </message>
    <message>
        <source>Mark Regions</source>
        <translation>圈注区域</translation>
    </message>
    <message>
        <source>Remove Region</source>
        <translation>删除区域</translation>
    </message>
    <message>
        <source>Show or Hide Explanation and Implied Meaning</source>
        <translation>显示或隐藏解释与隐喻含义</translation>
    </message>
    <message>
        <source>Scorer’s Evidence</source>
        <translation>判读依据</translation>
    </message>
    <message>
        <source>Use Code of Expert %1</source>
        <translation>采用专家 %1 的编码</translation>
    </message>
    <message>
        <source>Ask the Model a Follow-up</source>
        <translation>追问模型</translation>
    </message>
    <message>
        <source>Stop the Follow-up Question</source>
        <translation>停止追问模型</translation>
    </message>
    <message>
        <source>Next Case</source>
        <translation>下一例</translation>
    </message>
    <message>
        <source>Previous Case</source>
        <translation>上一例</translation>
    </message>
    <message>
        <source>Next Case to Adjudicate</source>
        <translation>下一个待裁决样例</translation>
    </message>
    <message>
        <source>Withdraw My Code</source>
        <translation>撤回我的编码</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Rotate View</source>
        <translation>旋转视图</translation>
    </message>
    <message>
        <source>Submit and Next</source>
        <translation>提交并继续</translation>
    </message>
    <message>
        <source>Move the New Region</source>
        <translation>移动新区域</translation>
    </message>
    <message>
        <source>Resize the New Region</source>
        <translation>调整新区域大小</translation>
    </message>
    <message>
        <source>Accept New Region</source>
        <translation>确定新区域</translation>
    </message>
    <message>
        <source>Finish Marking Regions</source>
        <translation>结束圈注区域</translation>
    </message>
</context>
<context>
    <name>yuyi::CodingController</name>
    <message>
        <source>%1 of %2 coded</source>
        <translation>已编码 %1 / %2</translation>
    </message>
    <message>
        <source>Coding of errors, case %1</source>
        <translation>错误分析：第 %1 例</translation>
    </message>
    <message>
        <source>Your last input for case %1 is not saved.</source>
        <translation>您最后在样例 %1 中输入的内容没有保存。</translation>
    </message>
    <message>
        <source>Your last input for this case is not saved.</source>
        <translation>您最后在当前样例中输入的内容没有保存。</translation>
    </message>
    <message>
        <source>Adjudicated.</source>
        <translation>已裁决。</translation>
    </message>
    <message>
        <source>Submitted.</source>
        <translation>已提交。</translation>
    </message>
    <message>
        <source>This is the first case.</source>
        <translation>这是第一例。</translation>
    </message>
    <message>
        <source>This is the last case.</source>
        <translation>这是最后一例。</translation>
    </message>
    <message>
        <source>Code withdrawn. Change it and submit it again.</source>
        <translation>编码已撤回。请修改后再次提交。</translation>
    </message>
</context>
<context>
    <name>yuyi::CodingForm</name>
    <message>
        <source>No option</source>
        <translation>未选任何选项</translation>
    </message>
    <message>
        <source>What kind of “%1”?</source>
        <translation>具体是哪一种“%1”？</translation>
    </message>
    <message>
        <source>Error types · primary: %1</source>
        <translation>错误类型 · 主要类型：%1</translation>
    </message>
    <message>
        <source>Error types · the first chosen is the primary type</source>
        <translation>错误类型 · 最先选的是主要类型</translation>
    </message>
    <message>
        <source>What went wrong?</source>
        <translation>问题出在哪里？</translation>
    </message>
    <message>
        <source>Option that the reply actually chose</source>
        <translation>回答实际选择的选项</translation>
    </message>
    <message>
        <source>Note: what did the model miss or make up? (Ctrl+Enter submits)</source>
        <translation>备注：模型漏看或臆造了什么？（Ctrl+Enter 提交）</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>The question will be returned to the team with your note. Write in the note what is wrong with the question.</source>
        <translation>此题将连同您的备注退回团队。请在备注中说明题目哪里有误。</translation>
    </message>
    <message>
        <source>Options that the reply actually chose (1 or more)</source>
        <translation>回答实际选择的选项（可多选）</translation>
    </message>
</context>
<context>
    <name>yuyi::CodingPanel</name>
    <message>
        <source>Final code</source>
        <translation>最终编码</translation>
    </message>
    <message>
        <source>Your code</source>
        <translation>您的编码</translation>
    </message>
    <message>
        <source>Expert %1</source>
        <translation>专家 %1</translation>
    </message>
    <message>
        <source>This case is adjudicated; you can change the decision.</source>
        <translation>此样例已裁决；您可以重新裁决。</translation>
    </message>
    <message>
        <source>The experts disagree on this case. Your decision is final.</source>
        <translation>专家对此样例意见不一。以您的裁决为准。</translation>
    </message>
    <message>
        <source>This case is decided.</source>
        <translation>此样例已有结论。</translation>
    </message>
    <message>
        <source>The experts disagree on this case. Somebody who has not coded it will adjudicate it.</source>
        <translation>专家对此样例意见不一，将由未编码过此样例的人裁决。</translation>
    </message>
    <message>
        <source>This case is reserved for experts who have it in a work package.</source>
        <translation>此样例已放入工作包，只留给拿到工作包的专家编码。</translation>
    </message>
    <message>
        <source>You have submitted this case. Press U to withdraw your code.</source>
        <translation>您已提交对此样例的编码。按 U 撤回。</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>样例 %1</translation>
    </message>
    <message>
        <source>There is no text to mark.</source>
        <translation>这里没有可以标记的文字。</translation>
    </message>
    <message>
        <source>Select text with Shift and the arrow keys, or with the mouse. E marks the selected text as evidence. Press Esc when you have finished.</source>
        <translation>用 Shift 加方向键或鼠标选中文字；E 把选中的文字标为证据，完成后按 Esc。</translation>
    </message>
</context>
<context>
    <name>yuyi::CodingView</name>
    <message>
        <source>This sample has no cases for you to code.</source>
        <translation>此样本中没有分给您编码的样例。</translation>
    </message>
    <message>
        <source>You have coded all your cases.</source>
        <translation>您的样例均已编码。</translation>
    </message>
    <message>
        <source>J and K move between cases; Z undoes your last submission.</source>
        <translation>J、K 在样例间移动；Z 撤销您最近的提交。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) are waiting for adjudication. Press Shift+J for the next one.</source>
        <translation>
            <numerusform>有 %n 例待裁决。按 Shift+J 转到下一例。</numerusform>
        </translation>
    </message>
    <message>
        <source>You still have to annotate some items or answer them blind. The cases of these items appear here when you have finished.</source>
        <translation>有些题目还要您标注或盲答；完成之后，这些题目的样例会出现在这里。</translation>
    </message>
</context>
<context>
    <name>yuyi::CollectController</name>
    <message>
        <source>Images: %1 added, %2 already in the project. Files rejected: %3.</source>
        <translation>新增 %1 张图片，项目中已有 %2 张，拒收 %3 个文件。</translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln image(s)</source>
        <translation>
            <numerusform>已保留 %Ln 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded %Ln image(s), reason: %1</source>
        <translation>
            <numerusform>已剔除 %Ln 张图片，原因：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) changed.</source>
        <translation>
            <numerusform>已修改 %Ln 张图片。</numerusform>
        </translation>
    </message>
    <message>
        <source>The decision is undone.</source>
        <translation>已撤销该决定。</translation>
    </message>
    <message>
        <source>The list of rejected files is saved as %1.</source>
        <translation>拒收清单已存为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) rejected</source>
        <translation>
            <numerusform>拒收 %n 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>%n 处冲突</numerusform>
        </translation>
    </message>
    <message>
        <source>The entries for this image give different values for “%1”: %2. The first entry is used.</source>
        <translation>这张图片的各条记录在“%1”上不一致：%2。以第一条为准。</translation>
    </message>
    <message>
        <source>Added: %1, %2. Already in the project: %3, %4. Problems: %5, %6.</source>
        <comment>questions, images, images, entries imported before, entries refused, conflicts</comment>
        <translation>新增 %1、%2。已在项目中：%3、%4。%5，%6。</translation>
    </message>
    <message numerus="yes">
        <source>%n entries imported before</source>
        <translation>
            <numerusform>此前已导入的 %n 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %n of them remain discarded because of other decisions. To undo those, open the details of each image.</source>
        <translation>
            <numerusform>%1。其中 %n 张因其他决定仍被剔除；要撤销那些决定，请打开各图片的详情。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CollectDecisions</name>
    <message>
        <source>Keep Many Images</source>
        <translation>保留多张图片</translation>
    </message>
    <message>
        <source>Discard Many Images</source>
        <translation>剔除多张图片</translation>
    </message>
    <message numerus="yes">
        <source>%n selected image(s) will be discarded, including images kept before.</source>
        <translation>
            <numerusform>选中的 %n 张图片都将剔除，包括以前保留的图片。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n Image(s)</source>
        <translation>
            <numerusform>保留 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n Image(s)</source>
        <translation>
            <numerusform>剔除 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (&amp;%2)</source>
        <comment>reason and its key</comment>
        <translation>%1（&amp;%2）</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>剔除：%1</translation>
    </message>
    <message>
        <source>Why are these images discarded?</source>
        <translation>为什么剔除这些图片？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>剔除</translation>
    </message>
    <message numerus="yes">
        <source>%n selected images will be kept, including images discarded at inspection. Images discarded as duplicates or for their text remain discarded.</source>
        <translation>
            <numerusform>选中的 %n 张图片都将保留，包括甄别时已剔除的图片。因重复或文字过多而剔除的图片仍为剔除。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CollectFiles</name>
    <message>
        <source>Image Folder</source>
        <translation>图片文件夹</translation>
    </message>
    <message>
        <source>Images to Collect</source>
        <translation>要收集的图片</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Image Manifest</source>
        <translation>图片清单</translation>
    </message>
    <message>
        <source>Manifests (*.csv *.tsv *.json);;All files (*)</source>
        <translation>清单 (*.csv *.tsv *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Published Benchmark File</source>
        <translation>已发布的评测集文件</translation>
    </message>
    <message>
        <source>Benchmark files (*.json *.jsonl);;All files (*)</source>
        <translation>评测集文件 (*.json *.jsonl);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Rejected Files</source>
        <translation>拒收的文件</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were rejected</source>
        <translation>
            <numerusform>%Ln 个文件被拒收</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Rejected Files</source>
        <translation>保存拒收清单</translation>
    </message>
    <message>
        <source>rejected.csv</source>
        <translation>拒收清单.csv</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>Already in Project</source>
        <translation>项目中已有的图片</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) with an image that is already in the project</source>
        <translation>
            <numerusform>%Ln 个文件的图片已在项目中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::CollectPage</name>
    <message>
        <source>Add Folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add Files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Import Items…</source>
        <translation>导入已有评测集…</translation>
    </message>
    <message>
        <source>Search Images</source>
        <translation>搜索图片</translation>
    </message>
    <message>
        <source>Clear All Filters</source>
        <translation>清除所有筛选</translation>
    </message>
    <message>
        <source>Quick View</source>
        <translation>快速查看</translation>
    </message>
    <message>
        <source>Open Details</source>
        <translation>打开详情</translation>
    </message>
    <message>
        <source>Show or Hide Details</source>
        <translation>显示或隐藏详情</translation>
    </message>
    <message>
        <source>Next Image</source>
        <translation>下一张</translation>
    </message>
    <message>
        <source>Previous Image</source>
        <translation>上一张</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Larger Thumbnails</source>
        <translation>放大缩略图</translation>
    </message>
    <message>
        <source>Smaller Thumbnails</source>
        <translation>缩小缩略图</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>剔除…</translation>
    </message>
    <message>
        <source>Go to Inspect</source>
        <translation>去甄别</translation>
    </message>
    <message>
        <source>animated</source>
        <translation>动图</translation>
    </message>
    <message>
        <source>truncated file</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>No image matches these filters. Remove a filter, or press Backspace to show all images.</source>
        <translation>没有图片符合这些筛选条件。去掉一个条件，或按退格键显示全部图片。</translation>
    </message>
    <message>
        <source>%1 of %2 images</source>
        <translation>列出 %1 张，共 %2 张图片</translation>
    </message>
    <message>
        <source>%1 · %2 selected</source>
        <translation>%1 · 已选 %2 张</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>收集</translation>
    </message>
    <message>
        <source>Images of the project</source>
        <translation>项目的图片</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Manifest…</source>
        <translation>添加清单…</translation>
    </message>
    <message>
        <source>Show Comments on the Image…</source>
        <translation>查看图片的评论…</translation>
    </message>
</context>
<context>
    <name>yuyi::CollectService</name>
    <message>
        <source>This file or folder does not exist.</source>
        <translation>没有这个文件或文件夹。</translation>
    </message>
    <message>
        <source>Stopped. Images collected so far are kept; collect the same folder again to continue.</source>
        <translation>已停止。已收集的图片都会保留；再次收集同一文件夹即可继续。</translation>
    </message>
    <message>
        <source>“%1” cannot be opened because its name is not valid UTF-8. Rename it, or unpack the archive again with the right encoding (unzip -O GBK).</source>
        <translation>“%1”的名称不是有效的 UTF-8，因此无法打开。请重命名，或用正确的编码重新解压压缩包（unzip -O GBK）。</translation>
    </message>
    <message>
        <source>The image is too small: %1 × %2 pixels. Width and height must each be at least %3 pixels.</source>
        <translation>图片太小：%1 × %2 像素；两边都至少要有 %3 像素。</translation>
    </message>
    <message>
        <source>The source “%1” is not allowed by the project&apos;s rules.</source>
        <translation>项目规则禁止来源“%1”。</translation>
    </message>
    <message>
        <source>The image has no source, but the project requires a source from its list of allowed sources.</source>
        <translation>图片没有注明来源，而项目只允许指定的来源。</translation>
    </message>
    <message>
        <source>The source “%1” is not in the project&apos;s list of allowed sources.</source>
        <translation>来源“%1”不在项目允许的来源之列。</translation>
    </message>
    <message>
        <source>The image is already in the project as %1.</source>
        <translation>项目中已有此图片：%1。</translation>
    </message>
    <message>
        <source>The image is already in the project as %1. Facts that it lacked were added from the manifest. Where the manifest differs from the project, the facts of the project stay.</source>
        <translation>项目中已有此图片：%1。已按清单补上它缺少的信息；清单与项目不同之处，项目中的信息不变。</translation>
    </message>
    <message>
        <source>The image is already in the project as %1. Facts that it lacked were added from the manifest.</source>
        <translation>项目中已有此图片：%1。已按清单补上它缺少的信息。</translation>
    </message>
    <message>
        <source>The image is already in the project as %1. Where the manifest differs from the project, the facts of the project stay.</source>
        <translation>项目中已有此图片：%1。清单与项目不同之处，项目中的信息不变。</translation>
    </message>
    <message>
        <source>This is a link to a folder. Links to folders are not followed; add the folder itself.</source>
        <translation>这是指向文件夹的链接。程序不读取链接指向的文件夹，请直接添加该文件夹。</translation>
    </message>
</context>
<context>
    <name>yuyi::CommandLine</name>
    <message>
        <source>unknown option %1; “%2” takes %3.</source>
        <translation>未知选项 %1；“%2”支持的选项：%3。</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 不带值。</translation>
    </message>
    <message>
        <source>--%1 needs a value: %2.</source>
        <translation>--%1 需要一个值：%2。</translation>
    </message>
    <message>
        <source>usage: %1 %2</source>
        <translation>用法：%1 %2</translation>
    </message>
    <message>
        <source>Usage: %1 %2 [OPTION…]</source>
        <translation>用法：%1 %2 [选项…]</translation>
    </message>
    <message>
        <source>Show this help and exit.</source>
        <translation>显示此帮助并退出。</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>显示版本并退出。</translation>
    </message>
</context>
<context>
    <name>yuyi::CommentService</name>
    <message>
        <source>The labels of the batch “%1” are not revealed yet. You can discuss the batch after they are revealed.</source>
        <translation>批次“%1”的标签尚未公布，公布之后才能讨论这个批次。</translation>
    </message>
    <message>
        <source>Only people who took part in the batch “%1”, and leads, can discuss it.</source>
        <translation>只有负责人和参加批次“%1”的人可以讨论这个批次。</translation>
    </message>
    <message>
        <source>A comment cannot be empty.</source>
        <translation>评论不能为空。</translation>
    </message>
    <message>
        <source>A comment can have at most %1 characters; this comment has %2.</source>
        <translation>评论最多 %1 个字符，这条有 %2 个。</translation>
    </message>
    <message>
        <source>There is no open comment to resolve.</source>
        <translation>没有待解决的评论。</translation>
    </message>
    <message>
        <source>There is no resolved comment to reopen.</source>
        <translation>没有可以重新打开的评论。</translation>
    </message>
</context>
<context>
    <name>yuyi::CommentThread</name>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>Resolved by %1 on %2</source>
        <translation>%1 于 %2 解决</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>解决</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>No comments yet.</source>
        <translation>这里还没有评论。</translation>
    </message>
    <message>
        <source>Select something to comment on.</source>
        <translation>请选择要评论的内容。</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Write a comment; type @ to mention somebody</source>
        <translation>写评论；用 @ 提到某人</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>A comment</source>
        <translation>一条评论</translation>
    </message>
    <message>
        <source>Unresolved</source>
        <translation>待解决</translation>
    </message>
</context>
<context>
    <name>yuyi::CompareView</name>
    <message>
        <source>All other runs (Holm-corrected)</source>
        <translation>其余所有评测（Holm 校正）</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Export the Comparison</source>
        <translation>导出对比</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The comparison is saved.</source>
        <translation>对比已保存。</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>评测 A</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>与 A 对比的评测</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Choose at least two runs to compare.</source>
        <translation>请选择至少两次评测来对比。</translation>
    </message>
    <message>
        <source>Choose more runs, or another configuration that has at least two runs.</source>
        <translation>请再选一些评测，或换一种至少有两次评测的配置。</translation>
    </message>
    <message numerus="yes">
        <source>Only B correct: %n question(s)</source>
        <translation>
            <numerusform>只有 B 答对的题：%n 道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only A correct: %n question(s)</source>
        <translation>
            <numerusform>只有 A 答对的题：%n 道</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions that only B answered correctly (B: %1, A: %2)</source>
        <translation>只有 B 答对的题（B：%1，A：%2）</translation>
    </message>
    <message>
        <source>Questions that only A answered correctly (A: %2, B: %1)</source>
        <translation>只有 A 答对的题（B：%1，A：%2）</translation>
    </message>
    <message>
        <source>A</source>
        <comment>the first of two runs</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the second of two runs</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>两两比较</translation>
    </message>
    <message>
        <source>Questions that only one of the two runs answered correctly (B: %1, A: %2)</source>
        <translation>“%1”与“%2”中只有一方答对的题</translation>
    </message>
</context>
<context>
    <name>yuyi::Comparison</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>yuyi::ComparisonsModel</name>
    <message>
        <source>&lt; %1</source>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>%1 minus %2: %3 points (95 % interval: %4 to %5).</source>
        <translation>%1 减 %2：%3 个百分点（95% 区间：%4 至 %5）。</translation>
    </message>
    <message>
        <source>%1 minus %2: %3 points; no interval: %4</source>
        <translation>%1 减 %2：%3 个百分点；未给出区间，原因：%4</translation>
    </message>
    <message>
        <source>%1  [%2, %3]</source>
        <translation>%1  [%2, %3]</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>McNemar’s test, exact, two-sided</source>
        <translation>McNemar 检验，精确，双侧</translation>
    </message>
    <message>
        <source>Holm-corrected for the number of comparisons</source>
        <translation>按对比次数作 Holm 校正</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p（Holm）</translation>
    </message>
    <message>
        <source>p &lt; %1</source>
        <translation>p &lt; %1</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message numerus="yes">
        <source>Exact McNemar: %1; Holm-corrected over %n comparison(s): %2.</source>
        <translation>
            <numerusform>McNemar 精确检验：%1；经 Holm 校正（共 %n 次对比）：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact McNemar: %1.</source>
        <translation>McNemar 精确检验：%1。</translation>
    </message>
    <message>
        <source>A minus B in percentage points, with 95 % interval (bootstrap over images). B is the run of this row.</source>
        <translation>A 减 B，B 为本行的评测；单位为百分点，附 95% 区间（按图片自助抽样）</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the second of two runs</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>A %</source>
        <translation>A %</translation>
    </message>
    <message>
        <source>B %</source>
        <translation>B %</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>Only A / only B correct</source>
        <translation>只有 A / 只有 B 答对</translation>
    </message>
    <message numerus="yes">
        <source>%n common question(s)</source>
        <translation>
            <numerusform>%n 道共同题目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>Computed from %1 on %2.</source>
        <comment>common questions, images</comment>
        <translation>依据 %2的 %1。</translation>
    </message>
    <message>
        <source>Number of questions answered correctly only by A / only by B. B is the run of this row.</source>
        <translation>只有 A 答对的题数，和只有 B（本行的评测）答对的题数</translation>
    </message>
    <message numerus="yes">
        <source>Computed from %1 on %2. Excluded: %n question(s) to which one or both runs have no final reply.</source>
        <translation>
            <numerusform>依据 %2的 %1。另有 %n 道题至少在其中一次评测中没有最终回答，未计入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ConfigurationCheck</name>
    <message>
        <source>“%1” is not a valid configuration code: use lower-case letters, digits, “-”, “_” and “.”, at most 40 characters.</source>
        <translation>“%1”不能作为配置的代码：只能用小写字母、数字、“-”、“_”和“.”，最多 40 个字符。</translation>
    </message>
    <message>
        <source>The prompt lacks %1.</source>
        <translation>提示词缺少 %1。</translation>
    </message>
    <message>
        <source>{%1} is not a placeholder. Available: {question}, {options} and {key_words}.</source>
        <translation>{%1} 不是占位符。可用的有 {question}、{options} 和 {key_words}。</translation>
    </message>
    <message>
        <source>The prompt contains {key_words}; choose the dimension that the keywords come from.</source>
        <translation>提示词含有 {key_words}；请选择关键词来自哪个维度。</translation>
    </message>
    <message>
        <source>There is no dimension “%1” in this project.</source>
        <translation>这个项目没有维度“%1”。</translation>
    </message>
    <message>
        <source>A prompt can have 0 to %1 few-shot examples.</source>
        <translation>提示词可带 0 到 %1 个示例。</translation>
    </message>
    <message numerus="yes">
        <source>The prompt needs %n few-shot example(s); choose exactly this number of items as examples.</source>
        <translation>
            <numerusform>提示词带 %n 个示例；请指定同样数量的题目作为示例。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no kind of question “%1” in this project.</source>
        <translation>本项目没有题型“%1”。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::ConfigurationsChart</name>
    <message numerus="yes">
        <source>%1, %2 against %3: %4 points (95 % interval: %5 to %6) on %n common question(s)</source>
        <translation>
            <numerusform>%1，%2 与 %3 相比：%4 个百分点（95% 区间：%5 至 %6），共同题目 %n 道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 against %3: %4 points on %n common question(s)</source>
        <translation>
            <numerusform>%1，%2 与 %3 相比：%4 个百分点，共同题目 %n 道</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference from “%1” in percentage points, on questions answered in both configurations, with 95 % intervals (bootstrap over images).</source>
        <translation>与“%1”相差的百分点，只统计两种配置下都有回答的题目；横线为 95% 区间（按图片自助抽样）。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Difference from %1 (percentage points)</source>
        <translation>与“%1”之差（百分点）</translation>
    </message>
    <message>
        <source>Questions answered in both configurations</source>
        <translation>两种配置下都有回答的题目</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1：%2 与 %3 相比</translation>
    </message>
    <message>
        <source>Nothing to compare. Run one model with the first configuration of the preset and with another configuration.</source>
        <translation>没有可比较的内容。请用预设的第一种配置和另一种配置分别评测同一个模型。</translation>
    </message>
    <message>
        <source>Differences between configurations</source>
        <translation>配置之间的差别</translation>
    </message>
</context>
<context>
    <name>yuyi::ConflictPanel</name>
    <message>
        <source>Keep Project Version</source>
        <translation>保留项目中的版本</translation>
    </message>
    <message>
        <source>Use Returned Version</source>
        <translation>采用返回的版本</translation>
    </message>
    <message>
        <source>Use All Returned Versions</source>
        <translation>全部采用返回的版本</translation>
    </message>
    <message>
        <source>Entries in conflict</source>
        <translation>有冲突的内容</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>In the project</source>
        <translation>项目中</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Use returned version</source>
        <translation>采用返回的版本</translation>
    </message>
    <message>
        <source>Keep project version</source>
        <translation>保留项目中的版本</translation>
    </message>
    <message>
        <source>Returned version</source>
        <translation>返回的版本</translation>
    </message>
    <message>
        <source>No content</source>
        <translation>没有内容</translation>
    </message>
</context>
<context>
    <name>yuyi::Console</name>
    <message>
        <source>yuyi-cli: %1</source>
        <translation>yuyi-cli：%1</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>剩余 %1 秒</translation>
    </message>
</context>
<context>
    <name>yuyi::ContentFields</name>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Implied meaning</source>
        <translation>隐喻含义</translation>
    </message>
    <message>
        <source>Context notes</source>
        <translation>背景说明</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>选项 %1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>不确定</translation>
    </message>
</context>
<context>
    <name>yuyi::ContextNotes</name>
    <message>
        <source>Context notes</source>
        <translation>背景说明</translation>
    </message>
    <message>
        <source>Add a note with its source (Alt+C)</source>
        <translation>添加一条带来源的说明（Alt+C）</translation>
    </message>
    <message>
        <source>Add a context note</source>
        <translation>添加背景说明</translation>
    </message>
    <message>
        <source>Background knowledge needed</source>
        <translation>需要知道的背景</translation>
    </message>
    <message>
        <source>Context note %1</source>
        <translation>背景说明 %1</translation>
    </message>
    <message>
        <source>Source (link or book)</source>
        <translation>来源（链接或书籍）</translation>
    </message>
    <message>
        <source>Source of note %1</source>
        <translation>说明 %1 的来源</translation>
    </message>
    <message>
        <source>Open the source in the browser</source>
        <translation>在浏览器中打开来源</translation>
    </message>
    <message>
        <source>Remove this note</source>
        <translation>删除这条说明</translation>
    </message>
</context>
<context>
    <name>yuyi::Csv</name>
    <message>
        <source>Row %1 has a quotation mark that is never closed.</source>
        <translation>第 %1 行有一个没有闭合的引号。</translation>
    </message>
</context>
<context>
    <name>yuyi::CurlTransfer</name>
    <message>
        <source>%1 cannot be reached.</source>
        <translation>无法连接到 %1。</translation>
    </message>
    <message>
        <source>%1 refused the connection.</source>
        <translation>%1 拒绝了连接。</translation>
    </message>
    <message>
        <source>%1 took too long to accept the connection.</source>
        <translation>连接 %1 超时。</translation>
    </message>
    <message>
        <source>The certificate of the server is not trusted: %1</source>
        <translation>服务器的证书不受信任：%1</translation>
    </message>
    <message>
        <source>The connection was closed before a reply arrived.</source>
        <translation>还没有收到回答，连接就已关闭。</translation>
    </message>
    <message>
        <source>The connection was closed before the reply was complete.</source>
        <translation>回答还没有收完，连接就已关闭。</translation>
    </message>
    <message>
        <source>The proxy refused the request with status %1.</source>
        <translation>代理服务器拒绝了请求，状态码为 %1。</translation>
    </message>
    <message>
        <source>The proxy was not found.</source>
        <translation>找不到代理服务器。</translation>
    </message>
    <message>
        <source>The server %1 was not found.</source>
        <translation>找不到服务器 %1。</translation>
    </message>
</context>
<context>
    <name>yuyi::DataCard</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Mean length of a question stem (characters)</source>
        <translation>题干平均长度（字符）</translation>
    </message>
    <message>
        <source>Mean length of an option (characters)</source>
        <translation>选项平均长度（字符）</translation>
    </message>
    <message>
        <source>Mean length of an explanation (characters)</source>
        <translation>解释平均长度（字符）</translation>
    </message>
    <message>
        <source>Labels are counted by image; an image with several labels in a dimension counts once for each label.</source>
        <translation>标签按图片计数；一张图片在某个维度有多个标签时，每个标签各计一次。</translation>
    </message>
    <message>
        <source>(no label)</source>
        <translation>（无标签）</translation>
    </message>
    <message>
        <source>Selection of the images</source>
        <translation>图片的筛选</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>已收集</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <translation>剔除：%1</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Reason for discarding</source>
        <translation>剔除原因</translation>
    </message>
    <message>
        <source>Licences of the images</source>
        <translation>图片的许可</translation>
    </message>
    <message>
        <source>(none given)</source>
        <translation>（未注明）</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Every image has a source.</source>
        <translation>每张图片都有来源。</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) have no source.</source>
        <translation>
            <numerusform>%n 张图片没有来源。</numerusform>
        </translation>
    </message>
    <message>
        <source>Benchmark: %1 (preset %2, preset version %3).</source>
        <translation>评测集：%1（预设 %2，预设版本 %3）。</translation>
    </message>
    <message>
        <source>This release contains no answers, explanations or implied meanings.</source>
        <translation>此发布版不含答案、解释和隐喻含义。</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>(no split)</source>
        <translation>（无划分）</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>The images were assigned to splits at random (%1, seed %2); all questions of one image are in the same split.</source>
        <translation>随机划分（%1，种子 %2）；同一图片的所有题目在同一划分中。</translation>
    </message>
    <message>
        <source>Filter parameters</source>
        <translation>筛选参数</translation>
    </message>
    <message>
        <source>Filter step: %1</source>
        <translation>筛选步骤：%1</translation>
    </message>
    <message>
        <source>How the questions were made</source>
        <translation>题目的制作方式</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Errors found by the checks: %1; warnings: %2.</source>
        <translation>检查发现的错误：%1；警告：%2。</translation>
    </message>
    <message>
        <source>Benchmark %1. Questions: %2. Images: %3.</source>
        <translation>%1。题目：%2 道。图片：%3 张。</translation>
    </message>
    <message>
        <source>Collected images: %1.</source>
        <translation>收集图片：%1 张。</translation>
    </message>
    <message>
        <source>Kept images: %1.</source>
        <translation>保留图片：%1 张。</translation>
    </message>
    <message>
        <source>Images discarded in the step “%1”: %2.</source>
        <translation>在“%1”步骤剔除：%2 张。</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>统计项</translation>
    </message>
    <message>
        <source>Data card dated %1, made with Yuyi %2.</source>
        <translation>数据卡，日期 %1，由软件“寓意”%2 版生成。</translation>
    </message>
    <message>
        <source>Kind of question</source>
        <translation>题型</translation>
    </message>
    <message>
        <source>Items that had a split from an import or an earlier release kept it. Each image whose items had no split was assigned to a split at random (%1, seed %2), together with all its questions.</source>
        <translation>导入时或以前发布时已有划分的题目，划分保持不变。其余图片连同各自的全部题目随机划分（%1，随机种子 %2）。</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) without a licence.</source>
        <translation>
            <numerusform>有 %n 张图片没有许可。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Database</name>
    <message>
        <source>Somebody else has just saved the same entry. Reload and check the entry.</source>
        <translation>刚才已有人保存了同一条内容。请重新载入后查看。</translation>
    </message>
    <message>
        <source>The project cannot be written to: its file or folder is read-only.</source>
        <translation>无法写入项目：它的文件或文件夹是只读的。</translation>
    </message>
    <message>
        <source>Another program is writing to the project. Try again in a few seconds.</source>
        <translation>另一个程序正在写入该项目。请过几秒再试。</translation>
    </message>
    <message>
        <source>The project file is damaged. Restore one of its backups.</source>
        <translation>项目文件已损坏。请用备份恢复项目。</translation>
    </message>
    <message>
        <source>The disk reported an error while the project was read or written. Check the disk.</source>
        <translation>读写项目时磁盘报错。请检查磁盘。</translation>
    </message>
    <message>
        <source>The project file cannot be opened: it or its folder is missing or not accessible.</source>
        <translation>无法打开项目文件：文件或所在的文件夹不存在，或者无法访问。</translation>
    </message>
    <message>
        <source>The project&apos;s database does not allow this value, so nothing was saved.</source>
        <translation>项目的数据库不允许这个值，因此没有保存。</translation>
    </message>
    <message>
        <source>The project&apos;s database reported an error.</source>
        <translation>项目的数据库报告了错误。</translation>
    </message>
    <message>
        <source>The server does not allow you to do this.</source>
        <translation>服务器不允许您这样做。</translation>
    </message>
    <message>
        <source>The server refused the user name or password.</source>
        <translation>服务器拒绝了用户名或密码。</translation>
    </message>
    <message>
        <source>There is no database of this name on the server.</source>
        <translation>服务器上没有这个名字的数据库。</translation>
    </message>
    <message>
        <source>The server is currently read-only.</source>
        <translation>服务器目前只允许读取。</translation>
    </message>
    <message>
        <source>The server found damaged data. Tell its administrator.</source>
        <translation>服务器发现数据损坏。请告知管理员。</translation>
    </message>
    <message>
        <source>The server reported an error.</source>
        <translation>服务器报告了错误。</translation>
    </message>
    <message>
        <source>The server cannot be reached. Your unsaved changes are kept in the program; try again.</source>
        <translation>无法连接服务器。尚未保存的内容仍保留在程序中；请重试。</translation>
    </message>
    <message>
        <source>The project folder does not support safe writing (journal mode %1). Move the project to another disk.</source>
        <translation>项目所在的文件夹不支持安全写入（日志模式 %1）。请把项目移到其他磁盘。</translation>
    </message>
    <message>
        <source>The project %1 is being copied to another place. Try again when that is finished.</source>
        <translation>正在把项目 %1 复制到别处。请等复制完成后再试。</translation>
    </message>
    <message>
        <source>Another part of the program is using this connection to the project. Try again.</source>
        <translation>程序的另一部分正在占用这个项目的连接。请再试一次。</translation>
    </message>
    <message>
        <source>A project can only be changed within a transaction.</source>
        <translation>对项目的更改只能在事务中进行。</translation>
    </message>
    <message>
        <source>The project file was removed, renamed or moved while it was open. Put it back, or open it at its new location; it contains everything saved before.</source>
        <translation>文件在打开期间被删除、改名或移走了。请把文件放回原处，或在新位置打开；此前保存的内容都在文件里。</translation>
    </message>
    <message>
        <source>The server is too old. Projects need PostgreSQL 15.9, 16.5, 17.1 or newer.</source>
        <translation>服务器版本过旧。项目需要 PostgreSQL 15.9、16.5、17.1 或更新的版本。</translation>
    </message>
    <message>
        <source>The disk is full, so the change was not saved. Free some space and try again.</source>
        <translation>磁盘已满，更改没有保存。请腾出空间后重试。</translation>
    </message>
    <message>
        <source>The server&apos;s disk is full, so the change was not saved. Tell the server administrator.</source>
        <translation>服务器磁盘已满，更改没有保存。请告知服务器管理员。</translation>
    </message>
    <message>
        <source>The server %1 offers no encrypted connection, but the address requires one. Tell the server administrator.</source>
        <translation>服务器 %1 不提供加密连接，而地址要求加密。请联系服务器管理员。</translation>
    </message>
    <message>
        <source>The certificate of the server %1 is not trusted, or was issued for another name. Check the name and the root certificate in the address.</source>
        <translation>服务器 %1 的证书不受信任，或是为其他名称签发的。请检查地址中的服务器名和根证书。</translation>
    </message>
    <message>
        <source>The server %1 does not allow this user to connect from this computer. Tell the server administrator.</source>
        <translation>服务器 %1 不允许这个用户从这台电脑连接。请联系服务器管理员。</translation>
    </message>
    <message>
        <source>There is no database “%2” on the server %1.</source>
        <translation>服务器 %1 上没有数据库“%2”。</translation>
    </message>
    <message>
        <source>The server %1 refused the user name or password.</source>
        <translation>服务器 %1 不接受所给的用户名或密码。</translation>
    </message>
    <message>
        <source>The server %1 cannot be reached. Check its name, its port and the network.</source>
        <translation>连接不上服务器 %1。请检查服务器名、端口和网络。</translation>
    </message>
    <message>
        <source>Somebody else has changed this entry. Check its new state and try again.</source>
        <translation>别人已修改这一内容。请查看新的状态后重试。</translation>
    </message>
    <message>
        <source>The last change is not complete yet. Try again in a moment.</source>
        <translation>上一次更改还没有完成。请稍后再试。</translation>
    </message>
    <message>
        <source>This change refers to an entry that is no longer in the project. Reload and try again.</source>
        <translation>这次更改涉及的内容已不在项目中。请重新载入后重试。</translation>
    </message>
    <message>
        <source>There is not enough memory for this action.</source>
        <translation>内存不足，无法完成此操作。</translation>
    </message>
    <message>
        <source>The content is too large for the project&apos;s database.</source>
        <translation>内容太大，项目的数据库存不下。</translation>
    </message>
    <message>
        <source>The server %1 cannot be reached, or it refused the user name, password or database. Check the address.</source>
        <translation>无法连接服务器 %1，或者服务器不接受所给的用户名、密码或数据库名。请检查地址。</translation>
    </message>
</context>
<context>
    <name>yuyi::DaySummary</name>
    <message numerus="yes">
        <source>%n image(s) annotated</source>
        <translation>
            <numerusform>标注了 %n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) answered</source>
        <translation>
            <numerusform>回答了 %n 道题</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>At this pace, the %n remaining annotation(s) will be done on about %1.</source>
        <translation>
            <numerusform>按这个速度，剩余 %n 份标注大约在 %1 完成。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a project and a day</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>今日：%1</translation>
    </message>
    <message>
        <source>Last seven days: %1</source>
        <translation>最近七天：%1</translation>
    </message>
    <message>
        <source>· %1: %2; %3 of them today</source>
        <translation>· %1：%2；其中今日共 %3 项</translation>
    </message>
    <message>
        <source>Waiting for you:</source>
        <translation>待办：</translation>
    </message>
    <message>
        <source>· %1</source>
        <comment>an item of a list</comment>
        <translation>· %1</translation>
    </message>
</context>
<context>
    <name>yuyi::DecisionList</name>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <translation>剔除：%1</translation>
    </message>
    <message>
        <source>Discarded: duplicate</source>
        <translation>剔除：重复</translation>
    </message>
    <message>
        <source>Discarded: too much text</source>
        <translation>剔除：文字过多</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>剔除</translation>
    </message>
    <message>
        <source>By rule: text covers more than %1 % of the image.</source>
        <translation>按规则剔除：文字占比超过 %1%。</translation>
    </message>
    <message>
        <source>Image to keep: %1</source>
        <translation>要保留的图片：%1</translation>
    </message>
    <message>
        <source>By rule: %1</source>
        <translation>按规则：%1</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>step, person, time</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Undone by %1, %2</source>
        <translation>由 %1 撤销，%2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>yuyi::DecisionService</name>
    <message>
        <source>This decision was already undone.</source>
        <translation>这个决定已经撤销过了。</translation>
    </message>
    <message>
        <source>Undoing a decision of another person needs a reason, which is recorded.</source>
        <translation>撤销别人的决定须写明理由，理由会被记录。</translation>
    </message>
</context>
<context>
    <name>yuyi::DemoService</name>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>The example set is incomplete: “%1” is missing.</source>
        <translation>示例集不完整：缺少“%1”。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>The file “%1” differs from the file that came with the program. Install the program again.</source>
        <translation>“%1”与程序自带的文件不同。请重新安装程序。</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be created.</source>
        <translation>无法创建文件夹“%1”。</translation>
    </message>
    <message>
        <source>The images of the example project are not installed. The program searched in %1.</source>
        <translation>示例项目的图片没有安装。查找过的位置：%1。</translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionModels</name>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Nobody has scored descriptions yet.</source>
        <translation>还没有人给描述评过分。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Scored by</source>
        <translation>评分者</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>dimension above its label</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>model, its scorer</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Only the first %1 rows of the table; mean scores with 95 % intervals (Student&apos;s t).</source>
        <translation>图中只画出表格前 %1 行的平均分及 95% 区间（Student t）。</translation>
    </message>
    <message>
        <source>Mean scores with 95 % intervals (Student&apos;s t); the scale runs from %1 to %2.</source>
        <translation>平均分及 95% 区间（Student t）；评分范围为 %1 至 %2 分。</translation>
    </message>
    <message>
        <source>Export the Table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>LaTeX (*.tex);;Markdown (*.md);;Table (*.csv);;Excel workbook (*.xlsx)</source>
        <translation>LaTeX (*.tex);;Markdown (*.md);;表格 (*.csv);;Excel 工作簿 (*.xlsx)</translation>
    </message>
    <message>
        <source>The file is saved.</source>
        <translation>文件已保存。</translation>
    </message>
    <message>
        <source>Mean scores of all models</source>
        <translation>各模型的平均分</translation>
    </message>
    <message>
        <source>The number of scores is in parentheses; the tool tip shows standard deviation and interval.</source>
        <translation>括号内是评分的个数；把鼠标停在格子上，会显示标准差和区间。</translation>
    </message>
    <message>
        <source>Nothing has been scored yet.</source>
        <translation>还没有评分。</translation>
    </message>
    <message>
        <source>Reading the descriptions…</source>
        <translation>正在读取描述…</translation>
    </message>
    <message>
        <source>Export Figure</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Mean score (points, %1 to %2)</source>
        <translation>平均分（%1 到 %2 分）</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
    </message>
    <message>
        <source>n: number of scored descriptions. 95 % intervals by Student&apos;s t.</source>
        <translation>n：已评分的描述数。95% 区间按 Student t 计算。</translation>
    </message>
    <message>
        <source>These models are not listed because you have not scored all their descriptions: %1.</source>
        <translation>以下模型的描述您还没有全部评分，因此这些模型未列入：%1。</translation>
    </message>
    <message>
        <source>The scores of judge models and other people are shown after you have scored all descriptions.</source>
        <translation>您评完全部描述之后，才会显示评判模型和其他人的评分。</translation>
    </message>
    <message>
        <source>Let a judge model score the descriptions, or score them yourself.</source>
        <translation>请让评判模型给描述评分，或自己评分。</translation>
    </message>
    <message>
        <source>Group the mean scores by</source>
        <translation>平均分的分组方式</translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionReport</name>
    <message>
        <source>Person %1</source>
        <translation>评分者 %1</translation>
    </message>
    <message>
        <source>Mean human score</source>
        <translation>人工评分的平均分</translation>
    </message>
    <message>
        <source>Median human score</source>
        <translation>人工评分的中位数</translation>
    </message>
    <message>
        <source>This run does not ask for descriptions.</source>
        <translation>这次评测没有要求模型描述图片。</translation>
    </message>
    <message numerus="yes">
        <source>The scores of judge models and other people are shown after you have scored all of these descriptions. Descriptions left to score: %n.</source>
        <translation>
            <numerusform>您评完这些描述之后，才会显示评判模型和其他人的评分。还有 %n 份描述等您评分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionRunsPanel</name>
    <message>
        <source>%1 of %2 descriptions judged</source>
        <comment>descriptions</comment>
        <translation>已评判 %1/%2 份描述</translation>
    </message>
    <message>
        <source>%1 of %2 images described</source>
        <comment>pictures</comment>
        <translation>已描述 %1/%2 张图片</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) without a readable score</source>
        <translation>
            <numerusform>%n 份读不出分数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) failed</source>
        <translation>
            <numerusform>%n 份失败</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Judge model %1</source>
        <translation>评判模型 %1</translation>
    </message>
    <message>
        <source>Endpoint %1, prompt version %2, %3</source>
        <translation>接口 %1，提示词第 %2 版，%3</translation>
    </message>
    <message>
        <source>Hide the Run</source>
        <translation>隐藏评测</translation>
    </message>
    <message>
        <source>If you hide this run of the model %1, this list and the results no longer show it. Its replies and scores stay in the project. To show the run again, press Ctrl+K and choose “Show Hidden Runs Again”.</source>
        <translation>隐藏后，%1 的这次评测不再出现在列表和结果里，但它的回答和分数仍留在项目中。要恢复，请按 Ctrl+K，再选择“恢复隐藏的评测”。</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>No run is hidden.</source>
        <translation>没有隐藏的评测。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are visible again.</source>
        <translation>
            <numerusform>已恢复 %n 次评测。</numerusform>
        </translation>
    </message>
    <message>
        <source>Description runs</source>
        <translation>图片描述的评测</translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionService</name>
    <message>
        <source>The prompt is empty.</source>
        <translation>提示词是空的。</translation>
    </message>
    <message>
        <source>A judge prompt needs {description}, which is replaced by the model&apos;s description.</source>
        <translation>评判提示词需要 {description}，它会被替换为模型的描述。</translation>
    </message>
    <message>
        <source>{%1} is not a placeholder. Available: {description}, {explanation} and {implied_meaning}.</source>
        <translation>{%1} 不是占位符。可用的有 {description}、{explanation} 和 {implied_meaning}。</translation>
    </message>
    <message>
        <source>A prompt for describing images must not contain {%1}.</source>
        <translation>用于描述图片的提示词中不能有 {%1}。</translation>
    </message>
    <message>
        <source>Choose at least one endpoint.</source>
        <translation>请至少选择一个接口。</translation>
    </message>
    <message>
        <source>The budget must be 0 (no limit) or more.</source>
        <translation>预算应不小于 0（0 为不限）。</translation>
    </message>
    <message>
        <source>No image matches the selection. The task covers only images that match “%1”.</source>
        <translation>没有符合所选条件的图片。这个任务只包括符合“%1”的图片。</translation>
    </message>
    <message>
        <source>No image matches the selection.</source>
        <translation>没有符合所选条件的图片。</translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) match the selection but are not accepted yet. To include them, add their stage to the conditions of the selection.</source>
        <translation>
            <numerusform>另有 %n 道题也符合所选条件，但尚未通过验证。要包括这些题，请在筛选条件中加上它们所处的阶段。</numerusform>
        </translation>
    </message>
    <message>
        <source>The preset stored with this project has no description task. The program uses the description task from its built-in preset with the same name.</source>
        <translation>本项目保存的预设中没有“描述”任务，因此改用程序自带的同名预设中的“描述”任务。</translation>
    </message>
    <message>
        <source>This run has no descriptions, so there is nothing to judge.</source>
        <translation>这次评测没有描述，因此不能评判。</translation>
    </message>
    <message>
        <source>%1 has not described any image yet.</source>
        <translation>%1 还没有描述过任何图片。</translation>
    </message>
    <message numerus="yes">
        <source>%n description(s) to be judged do not exist yet. Continue the judge run when the model has written them.</source>
        <translation>
            <numerusform>还有 %n 份描述尚未生成，无法评判。模型生成后，请继续评判。</numerusform>
        </translation>
    </message>
    <message>
        <source>The selection does not contain this image.</source>
        <translation>所选范围不包含这张图片。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>model, beginning of an id</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No model has been asked to describe images yet.</source>
        <translation>还没有让任何模型描述图片。</translation>
    </message>
    <message>
        <source>There is no description run “%1”. Available: %2.</source>
        <translation>没有名为“%1”的图片描述评测。可用：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The endpoint “%1” is a text-only model and cannot see images. Choose another endpoint.</source>
        <translation>接口“%1”是纯文本模型，看不到图片。请选择其他接口。</translation>
    </message>
    <message>
        <source>Choose the model whose descriptions are judged.</source>
        <translation>请选择要评判哪个模型的描述。</translation>
    </message>
    <message>
        <source>You still have to annotate or validate this image, or it is in a calibration, so its texts stay hidden.</source>
        <translation>您还要标注或验证这张图片，或图片正用于校准，因此暂不显示它的文字。</translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionTable</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Scored by</source>
        <translation>评分者</translation>
    </message>
    <message>
        <source>Mean scores on a scale from %1 to %2; number of scores in parentheses. Descriptions without a score are not counted.</source>
        <translation>平均分（%1 到 %2 分），括号内是评分的个数。没有评分的描述不计入。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>dimension, label</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Descriptions</source>
        <comment>name of a sheet, at most 31 characters</comment>
        <translation>画作描述</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>总体</translation>
    </message>
    <message>
        <source>A workbook cannot be shown as text: save it to a file.</source>
        <translation>工作簿不能以文本形式输出：请存为文件。</translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionsOverview</name>
    <message>
        <source>prompt version %1</source>
        <translation>提示词第 %1 版</translation>
    </message>
    <message>
        <source>scores on a scale from %1 to %2</source>
        <translation>评分范围为 %1 到 %2 分</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) from %1 without a readable score</source>
        <translation>
            <numerusform>%1 有 %n 份回答读不出分数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to %1 failed</source>
        <translation>
            <numerusform>%1 有 %n 个请求失败</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Nobody has scored these descriptions yet.</source>
        <translation>还没有人给这些描述评分。</translation>
    </message>
    <message>
        <source>%1 A lead who does not want to score can show the results now.</source>
        <comment>descriptions left</comment>
        <translation>%1负责人如果不打算评分，可以直接显示结果。</translation>
    </message>
    <message numerus="yes">
        <source>%1 gave or changed %n score(s) when the results were already visible</source>
        <translation>
            <numerusform>%1 在结果可见之后给出或修改了 %n 个分数</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Results</source>
        <translation>显示结果</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) have a different score now.</source>
        <translation>
            <numerusform>%n 条回答的分数有了变化。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Descriptions by %1 (%n image(s))</source>
        <translation>
            <numerusform>%1 的描述（%n 张图片）</numerusform>
        </translation>
    </message>
    <message>
        <source>The scores of judge models and other people are shown after you have scored all of these descriptions.</source>
        <translation>您评完这些描述之后，才会显示评判模型和其他人的评分。</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n description(s) to score.</source>
        <translation>
            <numerusform>您还有 %n 份描述未评分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Images described: %1</source>
        <comment>pictures</comment>
        <translation>已描述 %1 张图片</translation>
    </message>
    <message numerus="yes">
        <source>%n judge reply(s) would get a different score if re-scored</source>
        <translation>
            <numerusform>评判模型的 %n 条回答重新判读后，分数会改变</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a judge model score the descriptions, or score them yourself.</source>
        <translation>请让评判模型给描述评分，或自己评分。</translation>
    </message>
    <message numerus="yes">
        <source>If you continue, you will always see the scores of judge models and other people for these descriptions. After that, you cannot score your %n unscored description(s), because your scores would not be blind.</source>
        <translation>
            <numerusform>确认后，评判模型和其他人对这些描述的评分将一直显示。您还有 %n 份描述没有评分；看过别人的评分就不是盲评，所以确认后不能再评这些描述。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DescriptionsPage</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>各模型</translation>
    </message>
    <message>
        <source>All Models</source>
        <translation>各模型</translation>
    </message>
    <message>
        <source>Set Up an Endpoint</source>
        <translation>去添加接口</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Hide the Run…</source>
        <translation>隐藏评测…</translation>
    </message>
    <message>
        <source>Show Results…</source>
        <translation>显示结果…</translation>
    </message>
    <message>
        <source>Re-score Replies</source>
        <translation>重新判读回答</translation>
    </message>
    <message>
        <source>Save Mean Scores…</source>
        <translation>保存平均分…</translation>
    </message>
    <message>
        <source>Save Agreement Table…</source>
        <translation>保存一致性表…</translation>
    </message>
    <message>
        <source>Save Comparison Chart…</source>
        <translation>保存对比图…</translation>
    </message>
    <message>
        <source>Next Grouping</source>
        <translation>换下一种分组方式</translation>
    </message>
    <message>
        <source>Next Pair of Scorers</source>
        <translation>换下一对评分者</translation>
    </message>
    <message numerus="yes">
        <source>%n description(s) left for you to score</source>
        <translation>
            <numerusform>还有 %n 份描述等您评分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judge(s) running.</source>
        <translation>
            <numerusform>%n 个评判模型在工作。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) in progress.</source>
        <translation>
            <numerusform>%n 次评测正在进行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Descriptions</source>
        <translation>画作描述</translation>
    </message>
    <message>
        <source>No model has described an image yet.</source>
        <translation>还没有模型描述过图片。</translation>
    </message>
    <message>
        <source>A lead asks models to describe the images; a judge model and people then score the descriptions.</source>
        <translation>由负责人让模型描述图片；再由评判模型和人给描述评分。</translation>
    </message>
    <message>
        <source>The preset of this project has no description task.</source>
        <translation>本项目的预设中没有“描述”任务。</translation>
    </message>
    <message>
        <source>A preset defines this task under “descriptions”: the prompts for the model and for the judge, the scale and the perspectives.</source>
        <translation>这项任务在预设的“descriptions”中定义，包括：给模型和评判模型的提示词、评分量表和各个评分视角。</translation>
    </message>
    <message>
        <source>Descriptions are shown next to the annotators&apos; texts, so only leads and experts can read them.</source>
        <translation>描述与标注员写的内容并排显示，所以只有负责人和专家可以阅读。</translation>
    </message>
    <message>
        <source>Reading the descriptions…</source>
        <translation>正在读取描述…</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>向下滚动</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>向上滚动</translation>
    </message>
    <message>
        <source>Describe Images…</source>
        <translation>描述图片…</translation>
    </message>
    <message>
        <source>Judge Descriptions…</source>
        <translation>评判描述…</translation>
    </message>
    <message>
        <source>Save Table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>Show Hidden Runs Again</source>
        <translation>恢复隐藏的评测</translation>
    </message>
</context>
<context>
    <name>yuyi::DetailsPanel</name>
    <message>
        <source>Select an image to see its details.</source>
        <translation>选择一张图片以查看详情。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the checksum</source>
        <translation>复制校验值</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Text in the image</source>
        <translation>图中文字</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Gold annotation</source>
        <translation>定稿</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>导入来源</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>yuyi::DialogFrame</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>yuyi::DifferenceView</name>
    <message>
        <source>, </source>
        <comment>between labels</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: everybody&apos;s label and reason</source>
        <translation>%1：每个人的标签和理由</translation>
    </message>
    <message>
        <source>not submitted</source>
        <translation>未提交</translation>
    </message>
    <message>
        <source>after discussion: %1</source>
        <translation>讨论之后：%1</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Implied meaning</source>
        <translation>隐喻含义</translation>
    </message>
    <message>
        <source>No guideline clause</source>
        <translation>无对应指南条款</translation>
    </message>
    <message>
        <source>Version %1: %2</source>
        <translation>第 %1 版：%2</translation>
    </message>
    <message>
        <source>Agreed value</source>
        <translation>商定的值</translation>
    </message>
    <message>
        <source>Clause of the guideline</source>
        <translation>指南条款</translation>
    </message>
    <message>
        <source>Reason, in one sentence</source>
        <translation>用一句话说明理由</translation>
    </message>
    <message>
        <source>no label</source>
        <translation>无标签</translation>
    </message>
    <message>
        <source>Agreed result</source>
        <translation>商定的结果</translation>
    </message>
</context>
<context>
    <name>yuyi::DiscussionPanel</name>
    <message>
        <source>In discussion</source>
        <translation>讨论中</translation>
    </message>
    <message>
        <source>%1 · “%2”</source>
        <translation>%1 · “%2”</translation>
    </message>
    <message>
        <source>The question was removed.</source>
        <translation>这道题已被删除。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>What should happen to the question?</source>
        <translation>这道题如何处理？</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新的正确答案</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Most frequent wrong answer: %1 (people: %2)</source>
        <translation>出现最多的错误作答：%1（%2 人）</translation>
    </message>
    <message>
        <source>New key: choose all correct options</source>
        <translation>新的正确答案：选出所有正确的选项</translation>
    </message>
</context>
<context>
    <name>yuyi::DiscussionService</name>
    <message>
        <source>Write a short reason.</source>
        <translation>请简要说明理由。</translation>
    </message>
    <message>
        <source>This discussion has been concluded.</source>
        <translation>这个讨论已经结束。</translation>
    </message>
    <message>
        <source>Only leads, adjudicators, the author of the question and people who answered it can take part in this discussion.</source>
        <translation>只有负责人、裁决员、这道题的作者和答过这道题的人可以参加这个讨论。</translation>
    </message>
    <message>
        <source>This question no longer belongs to the gold annotation of its image.</source>
        <translation>这道题已不在所属图片的定稿中。</translation>
    </message>
    <message>
        <source>Choose what to do with the question.</source>
        <translation>请选择如何处理这道题。</translation>
    </message>
    <message>
        <source>This question has no author in this project who could rewrite it. Write the new wording yourself.</source>
        <translation>这道题在本项目中没有作者，无法交给作者改写。请您自己写出新的文字。</translation>
    </message>
    <message>
        <source>Choose the option that becomes the new key.</source>
        <translation>请选择一个选项作为新的正确答案。</translation>
    </message>
    <message>
        <source>Enter the question and all its options, and choose one correct option.</source>
        <translation>请填写题干和全部选项，并选定一个正确答案。</translation>
    </message>
    <message>
        <source>A question can be discussed only after its validation round is decided. Until then, the answers stay hidden.</source>
        <translation>这一轮验证有结果之后才能讨论这道题；在那之前，大家的作答不公开。</translation>
    </message>
    <message>
        <source>Only the author of a returned question can object to the return.</source>
        <translation>只有题目的作者可以对退回提出异议。</translation>
    </message>
    <message>
        <source>This question was not returned from validation.</source>
        <translation>这道题没有在验证中被退回。</translation>
    </message>
    <message>
        <source>The options of this kind of question are fixed; only the key can change.</source>
        <translation>这种题型的选项是固定的，只能更改正确答案。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Enter the question and all its options, and choose %1 correct options.</source>
        <translation>请填写题干和所有选项，并选出正确选项（%1 个）。</translation>
    </message>
    <message>
        <source>Choose %1 options as the new key.</source>
        <translation>请选择作为新正确答案的选项（%1 个）。</translation>
    </message>
    <message>
        <source>These options are the key already.</source>
        <translation>这些选项现在就是正确答案。</translation>
    </message>
    <message>
        <source>People are answering a newer version of this question. Conclude the discussion after its validation round is decided.</source>
        <translation>这道题的新版本正在作答中。请等该轮验证有结果后再结束讨论。</translation>
    </message>
</context>
<context>
    <name>yuyi::DiscussionsController</name>
    <message>
        <source>Concluded: the key is kept, and the question has passed.</source>
        <translation>已下结论：保留原答案，题目通过。</translation>
    </message>
    <message>
        <source>Concluded: the question has a new key.</source>
        <translation>已下结论：题目的答案已更换。</translation>
    </message>
    <message>
        <source>Concluded: the question was rewritten.</source>
        <translation>已下结论：题目已改写。</translation>
    </message>
    <message>
        <source>Concluded: the author will rewrite the question.</source>
        <translation>已下结论：由作者改写题目。</translation>
    </message>
    <message>
        <source>Concluded: the question was removed.</source>
        <translation>已下结论：题目已删除。</translation>
    </message>
    <message>
        <source>Choose what to do with the question.</source>
        <translation>请选择如何处理这道题。</translation>
    </message>
    <message>
        <source>Your vote is recorded.</source>
        <translation>您的投票已记录。</translation>
    </message>
    <message>
        <source>Discussion: %1</source>
        <translation>讨论：%1</translation>
    </message>
    <message>
        <source>Write a short reason; it is recorded with the outcome.</source>
        <translation>请用几句话说明理由，它会与结论一起记录。</translation>
    </message>
</context>
<context>
    <name>yuyi::DiscussionsView</name>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Conclude</source>
        <translation>作出结论</translation>
    </message>
    <message>
        <source>Rewrite Here…</source>
        <translation>在此改写…</translation>
    </message>
    <message>
        <source>Concluded: %1</source>
        <translation>结论：%1</translation>
    </message>
    <message>
        <source>Choose what to do with the question.</source>
        <translation>请选择如何处理这道题。</translation>
    </message>
    <message>
        <source>Discussions</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Nothing is being discussed.</source>
        <translation>没有讨论中的题目。</translation>
    </message>
    <message>
        <source>A question appears here if it fails validation twice or in the last round. It also appears if more than half of the people give the same wrong answer, or if somebody raises an objection.</source>
        <translation>题目有以下情况之一就会进入讨论：第二次未通过验证；在最后一轮验证中未通过；多数人都选了正确答案以外的同一个选项；有人提出异议。</translation>
    </message>
    <message>
        <source>Conclude Against the Majority</source>
        <translation>结论与多数投票不同</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n vote(s) are for “%2”. Conclude with “%3” instead?</source>
        <translation>
            <numerusform>%n 票中有 %1 票投给“%2”。仍要以“%3”作为结论吗？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DonutChart</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2（共 %3）</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4</source>
        <translation>%1，%2：%3（共 %4）</translation>
    </message>
</context>
<context>
    <name>yuyi::DossierText</name>
    <message>
        <source>greyscale</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>palette</source>
        <translation>调色板</translation>
    </message>
    <message>
        <source>%1, %2 bits per channel</source>
        <translation>%1，每通道 %2 位</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>open</source>
        <translation>待处理</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>已确认</translation>
    </message>
    <message>
        <source>not duplicates</source>
        <translation>不是重复</translation>
    </message>
    <message>
        <source>Other file names</source>
        <translation>其他名称</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>%1, but the file extension is different</source>
        <translation>%1，与扩展名不符</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>文件大小</translation>
    </message>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1（%2 字节）</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动图</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s); only the first is used</source>
        <translation>
            <numerusform>%n 帧，仅使用第一帧</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>the file is truncated</source>
        <translation>文件不完整</translation>
    </message>
    <message>
        <source>Text ratio</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>收集</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>This is the copy to keep</source>
        <translation>要保留的是这一张</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 的副本</translation>
    </message>
    <message>
        <source>same template</source>
        <translation>同模板</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>%1 (certainty %2 %), %3</source>
        <translation>%1，置信度 %2%，%3</translation>
    </message>
    <message>
        <source>Imported by %1</source>
        <translation>由 %1 导入</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n question(s), as of %2</source>
        <translation>
            <numerusform>%1，%n 道题，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>写评论</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s), not all resolved</source>
        <translation>
            <numerusform>%n 条评论，未全部解决</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s), resolved</source>
        <translation>
            <numerusform>%n 条评论，已全部解决</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who and when</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between labels</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Implied meaning</source>
        <translation>隐喻含义</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>letter and option</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation>%1，第 %2 条</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>id and path</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>yuyi::DrawnChart</name>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
    </message>
    <message>
        <source>%1 (n = %2–%3)</source>
        <translation>%1（n = %2–%3）</translation>
    </message>
    <message>
        <source>No data for the selected runs.</source>
        <translation>所选评测没有数据。</translation>
    </message>
</context>
<context>
    <name>yuyi::DropCover</name>
    <message numerus="yes">
        <source>Drop to collect %Ln file(s) or folder(s)</source>
        <translation>
            <numerusform>松开鼠标即可收集 %Ln 个文件或文件夹</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DropFlow</name>
    <message>
        <source>“%1” is a Yuyi project.</source>
        <translation>“%1”是“寓意”程序的项目。</translation>
    </message>
    <message>
        <source>Open Project</source>
        <translation>打开项目</translation>
    </message>
</context>
<context>
    <name>yuyi::DryRunDialog</name>
    <message>
        <source>Dry Run</source>
        <translation>试运行</translation>
    </message>
    <message>
        <source>Simulated participants answer the same questions as real ones. They are always marked as simulated. They do not count in results unless you include them, and you can remove them later.</source>
        <translation>模拟参与者与真人回答同样的题目，并始终标明是模拟的。统计结果时默认不计入他们的作答，您可以选择计入；以后也可以清除这些模拟参与者。</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Simulated accuracy</source>
        <translation>模拟参与者的正确率</translation>
    </message>
    <message>
        <source>Number of participants</source>
        <translation>人数</translation>
    </message>
</context>
<context>
    <name>yuyi::DuplicateSearch</name>
    <message>
        <source>The search for duplicates was stopped.</source>
        <translation>查重已停止。</translation>
    </message>
    <message>
        <source>The image could not be read a second time.</source>
        <translation>无法再次读取此图片。</translation>
    </message>
</context>
<context>
    <name>yuyi::DuplicateService</name>
    <message>
        <source>The certainty must be from 0 to 100 %.</source>
        <translation>置信度应在 0 到 100% 之间。</translation>
    </message>
    <message>
        <source>Only a lead can set the minimum certainty for batch confirmation.</source>
        <translation>只有负责人可以设定批量确认的最低置信度。</translation>
    </message>
    <message>
        <source>This group has just been decided in another window.</source>
        <translation>这一组已在另一个窗口中处理。</translation>
    </message>
    <message>
        <source>Groups of images with the same template cannot be confirmed in a batch. Confirm each group separately.</source>
        <translation>同模板的图片只能逐组确认，不能批量确认。</translation>
    </message>
    <message>
        <source>The image to keep does not belong to this group.</source>
        <translation>要保留的图片不在这一组里。</translation>
    </message>
    <message>
        <source>Chose another image to keep</source>
        <translation>改为保留另一张</translation>
    </message>
    <message>
        <source>The image to keep cannot be removed from the group. Choose another image to keep first.</source>
        <translation>不能移出要保留的图片；请先改为保留另一张。</translation>
    </message>
    <message>
        <source>Stopped. Everything done so far is kept; search again to continue.</source>
        <translation>已停止。已完成的部分均已保留；再次查找会从这里继续。</translation>
    </message>
    <message>
        <source>No fingerprint could be computed for this image.</source>
        <translation>无法为此图片生成指纹。</translation>
    </message>
    <message>
        <source>The image to keep has been discarded. Choose another image to keep.</source>
        <translation>要保留的图片已被剔除。请换一张图片保留。</translation>
    </message>
</context>
<context>
    <name>yuyi::Duplicates</name>
    <message>
        <source>Same bytes</source>
        <translation>字节完全相同</translation>
    </message>
    <message>
        <source>Same pixels in another file</source>
        <translation>像素相同，文件不同</translation>
    </message>
    <message>
        <source>Same image after alignment</source>
        <translation>对齐后是同一张图片</translation>
    </message>
    <message>
        <source>Same image after removing a border or bar</source>
        <translation>去掉边框或黑边后相同</translation>
    </message>
    <message>
        <source>Same image when mirrored or rotated</source>
        <translation>镜像或旋转后相同</translation>
    </message>
    <message>
        <source>One image is part of the other image</source>
        <translation>其中一张是另一张的局部</translation>
    </message>
    <message>
        <source>Same shapes at the same positions</source>
        <translation>相同位置有相同的形状</translation>
    </message>
</context>
<context>
    <name>yuyi::DuplicatesCommands</name>
    <message numerus="yes">
        <source>Confirm %n Group(s) with Certainty ≥ %1 %</source>
        <translation>
            <numerusform>批量确认 %n 组（置信度 ≥ %1%）</numerusform>
        </translation>
    </message>
    <message>
        <source>Search for Duplicates</source>
        <translation>查找重复</translation>
    </message>
    <message>
        <source>Confirm and Keep the Left Image</source>
        <translation>确认，保留左边</translation>
    </message>
    <message>
        <source>Keep the Other Image</source>
        <translation>保留另一张</translation>
    </message>
    <message>
        <source>Remove from Group</source>
        <translation>把右边一张移出此组</translation>
    </message>
    <message>
        <source>Not Duplicates</source>
        <translation>不是重复</translation>
    </message>
    <message>
        <source>Reopen Group</source>
        <translation>重新打开此组</translation>
    </message>
    <message>
        <source>Next Group</source>
        <translation>下一组</translation>
    </message>
    <message>
        <source>Previous Group</source>
        <translation>上一组</translation>
    </message>
    <message>
        <source>Next Image in Group</source>
        <translation>组内下一张</translation>
    </message>
    <message>
        <source>Previous Image in Group</source>
        <translation>组内上一张</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Flicker</source>
        <translation>闪烁</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>滑块</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>叠加</translation>
    </message>
    <message>
        <source>Show Duplicates</source>
        <translation>显示重复图片组</translation>
    </message>
    <message>
        <source>Show Same-Template Groups</source>
        <translation>显示同模板的组</translation>
    </message>
    <message>
        <source>Show Decided Groups</source>
        <translation>显示已处理的组</translation>
    </message>
    <message>
        <source>Set Minimum Certainty</source>
        <translation>设定最低置信度</translation>
    </message>
    <message>
        <source>Set Maximum Fingerprint Distance</source>
        <translation>设定指纹的最大距离</translation>
    </message>
    <message>
        <source>Set Minimum Certainty for Batch Confirmation</source>
        <translation>设定批量确认的最低置信度</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Actual Size</source>
        <translation>原始大小</translation>
    </message>
    <message>
        <source>Move Slider Left or Reduce Opacity</source>
        <translation>左移滑块或降低不透明度</translation>
    </message>
    <message>
        <source>Move Slider Right or Increase Opacity</source>
        <translation>右移滑块或提高不透明度</translation>
    </message>
    <message>
        <source>Switch Images Manually</source>
        <translation>手动切换两图</translation>
    </message>
    <message>
        <source>Unreadable Images…</source>
        <translation>无法读取的图片…</translation>
    </message>
    <message>
        <source>Unreadable Images</source>
        <translation>无法读取的图片</translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) could not be read by the last search</source>
        <translation>
            <numerusform>上次查找有 %Ln 张图片无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>Search Again</source>
        <translation>再次查找</translation>
    </message>
</context>
<context>
    <name>yuyi::DuplicatesController</name>
    <message numerus="yes">
        <source>%n duplicate(s) discarded</source>
        <translation>
            <numerusform>已剔除 %n 张重复图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirmed %n group(s) with a certainty of %1 % or more</source>
        <translation>
            <numerusform>已确认 %n 组（置信度不低于 %1%）</numerusform>
        </translation>
    </message>
    <message>
        <source>Marked as not duplicates</source>
        <translation>已标为不重复</translation>
    </message>
    <message>
        <source>Image removed from the group</source>
        <translation>这张图片已移出此组</translation>
    </message>
    <message>
        <source>Group reopened</source>
        <translation>已重新打开此组</translation>
    </message>
</context>
<context>
    <name>yuyi::DuplicatesPage</name>
    <message>
        <source>No open group within the maximum distance has a certainty of %1 % or more.</source>
        <translation>最大距离以内的待处理组中，没有一组的置信度达到 %1%。</translation>
    </message>
    <message>
        <source>Duplicates %1</source>
        <translation>重复 %1 组</translation>
    </message>
    <message>
        <source>Same template %1</source>
        <translation>同模板 %1 组</translation>
    </message>
    <message>
        <source>Decided %1</source>
        <translation>已处理 %1 组</translation>
    </message>
    <message>
        <source>Searching for duplicates…</source>
        <translation>正在查找重复…</translation>
    </message>
    <message>
        <source>No group matches the current limits.</source>
        <translation>没有符合当前条件的组。</translation>
    </message>
    <message>
        <source>Lower the minimum certainty or raise the maximum distance to see more groups.</source>
        <translation>调低最低置信度或调大最大距离，可以看到更多组。</translation>
    </message>
    <message>
        <source>Show All Groups</source>
        <translation>显示全部组</translation>
    </message>
    <message>
        <source>No groups have been decided yet.</source>
        <translation>还没有已处理的组。</translation>
    </message>
    <message>
        <source>Confirmed groups and groups marked as not duplicates are listed here. You can reopen them.</source>
        <translation>已确认的组和标为“不是重复”的组列在这里，可以重新打开。</translation>
    </message>
    <message>
        <source>All groups of duplicates are decided.</source>
        <translation>重复图片组都已处理。</translation>
    </message>
    <message numerus="yes">
        <source>In %n open group(s), the images have the same template but different content. Check each group yourself.</source>
        <translation>
            <numerusform>还有 %n 组图片模板相同、内容不同，需要逐组查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no open groups of images with the same template.</source>
        <translation>没有待处理的同模板组。</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of duplicates are waiting for review.</source>
        <translation>
            <numerusform>还有 %n 组重复图片待处理。</numerusform>
        </translation>
    </message>
    <message>
        <source>No groups left to review.</source>
        <translation>这里没有待处理的组。</translation>
    </message>
    <message>
        <source>Search again when new images have been collected.</source>
        <translation>收集了新图片后再查找一次。</translation>
    </message>
    <message>
        <source>The search compares all images and also finds scaled, recompressed, framed, cropped or mirrored copies.</source>
        <translation>查找会比较所有图片，也能找出缩放、重新压缩、加边框、裁剪或镜像过的副本。</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>去重</translation>
    </message>
    <message>
        <source>There are no images to compare yet.</source>
        <translation>还没有可以比较的图片。</translation>
    </message>
    <message>
        <source>Collect images first, then search for duplicates.</source>
        <translation>请先收集图片，再查找重复图片。</translation>
    </message>
    <message>
        <source>Go to Collect</source>
        <translation>去收集</translation>
    </message>
    <message>
        <source>These groups were found with an older engine for finding duplicates (%1). This version of Yuyi uses %2. A new search compares all images again. Decisions made by people are kept.</source>
        <translation>这些组是用旧的查重引擎 %1 找到的，现在的程序使用引擎 %2。再次查找会重新比较所有图片；人工作出的决定保持不变。</translation>
    </message>
    <message>
        <source>older engine</source>
        <translation>旧引擎</translation>
    </message>
    <message>
        <source>The search found no duplicates.</source>
        <translation>没有查到重复图片。</translation>
    </message>
    <message>
        <source>The last search found no duplicates.</source>
        <translation>上次查找未发现重复图片。</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) have been added since the last search and have not been compared yet.</source>
        <translation>
            <numerusform>之后又加入了 %n 张图片，尚未比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has searched for duplicates yet.</source>
        <translation>还没有查找过重复图片。</translation>
    </message>
    <message>
        <source>Groups appear here when the search is finished. You can work on other pages while it runs.</source>
        <translation>查找完成后，重复组会显示在这里。查找期间可以在其他页面工作。</translation>
    </message>
</context>
<context>
    <name>yuyi::Endpoint</name>
    <message>
        <source>OpenAI-compatible</source>
        <translation>OpenAI 兼容</translation>
    </message>
    <message>
        <source>Anthropic</source>
        <translation>Anthropic</translation>
    </message>
    <message>
        <source>Gemini</source>
        <translation>Gemini</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>Open-source models</source>
        <translation>开源模型</translation>
    </message>
    <message>
        <source>Closed-source models</source>
        <translation>闭源模型</translation>
    </message>
    <message>
        <source>Text-only models</source>
        <translation>纯文本模型</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>无密钥</translation>
    </message>
    <message>
        <source>System keychain</source>
        <translation>系统钥匙串</translation>
    </message>
    <message>
        <source>For this session only</source>
        <translation>仅本次会话</translation>
    </message>
    <message>
        <source>Environment variable</source>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>Practice model</source>
        <translation>练习用模型</translation>
    </message>
    <message>
        <source>%1 (practice)</source>
        <comment>a practice model, not a real one</comment>
        <translation>%1（练习）</translation>
    </message>
    <message>
        <source>In one message</source>
        <translation>放在一条消息里</translation>
    </message>
    <message>
        <source>As chat turns</source>
        <translation>作为多轮对话</translation>
    </message>
</context>
<context>
    <name>yuyi::EndpointAdvice</name>
    <message>
        <source>The server does not have the model “%1”. Choose a model from the server&apos;s list.</source>
        <translation>服务器上没有模型“%1”。请从服务器的模型列表中选择。</translation>
    </message>
    <message>
        <source>Check that the model name is the one used by the server, and that your account may use this model.</source>
        <translation>请核对模型在服务器上的名称，以及账户是否有权使用该模型。</translation>
    </message>
    <message>
        <source>No model API was found at this address. The base URL of %1 is usually %2.</source>
        <translation>在这个地址没有找到模型接口。%1 的基础地址通常是 %2。</translation>
    </message>
    <message>
        <source>No model API was found at this address. The base URL of an OpenAI-compatible server usually ends in /v1.</source>
        <translation>在这个地址没有找到模型接口。OpenAI 兼容服务器的基础地址通常以 /v1 结尾。</translation>
    </message>
    <message>
        <source>No model API was found at this address. Check the base URL and the API format.</source>
        <translation>在这个地址没有找到模型接口。请核对基础地址和接口格式。</translation>
    </message>
    <message>
        <source>The server requires a key, but no key was sent. Enter the key.</source>
        <translation>服务器需要密钥，但请求中没有密钥。请输入密钥。</translation>
    </message>
    <message>
        <source>The server accepts the key, but the account has no credit left. Add credit to the account.</source>
        <translation>密钥有效，但账户余额不足。请充值。</translation>
    </message>
    <message>
        <source>The server rejected the key. Keys of the mainland China site and of the international site differ: check that the base URL belongs to the same site as the key.</source>
        <translation>服务器拒绝了密钥。国内站和国际站的密钥不同：请确认基础地址与密钥属于同一站点。</translation>
    </message>
    <message>
        <source>The server rejected the key. Copy it again from the service&apos;s website, and check that the key is allowed to use this model.</source>
        <translation>服务器拒绝了密钥。请从服务网站重新复制密钥，并确认该密钥可以使用这个模型。</translation>
    </message>
    <message>
        <source>The server redirects to another address. Enter that address as the base URL.</source>
        <translation>服务器重定向到了另一个地址。请把那个地址填为基础地址。</translation>
    </message>
    <message>
        <source>The model does not seem to accept images. Choose a model that accepts images, or set “Section in tables” to “Text-only models”. If this is your own server, perhaps the server was started without image support.</source>
        <translation>这个模型似乎不接受图片。请换一个支持图片的模型，或把“在结果表格中的分区”设为“纯文本模型”。如果是自建服务器，可能是启动时没有启用图片支持。</translation>
    </message>
    <message>
        <source>This model only supports streaming. Tick “Stream”.</source>
        <translation>这个模型只支持流式传输。请勾选“流式”。</translation>
    </message>
    <message>
        <source>The server rejected the request. The message above gives the reason. If the message names a parameter, clear that parameter in the form.</source>
        <translation>服务器拒绝了请求，原因见上面的消息。如果与某个参数有关，请在表单中清除该参数。</translation>
    </message>
    <message>
        <source>The server received more requests than it currently allows. Wait a moment, then set “Requests per minute” to the limit of your account.</source>
        <translation>请求过多，超出了服务器目前的限制。请稍等，再按账户的额度设置“每分钟请求数”。</translation>
    </message>
    <message>
        <source>The server reported an internal error. Try again later; if it is your own server, check its log.</source>
        <translation>服务器报告了内部错误。请稍后再试；如果是自建服务器，请查看它的日志。</translation>
    </message>
    <message>
        <source>The reply did not come from a model server. Check the base URL and the API format. The reply may have come from a sign-in page of your network.</source>
        <translation>返回的内容不是来自模型服务器，可能来自所在网络的登录页。请核对基础地址和接口格式。</translation>
    </message>
    <message>
        <source>Is the server running and listening on the port in the base URL?</source>
        <translation>服务器启动了吗？是否在监听基础地址中的端口？</translation>
    </message>
    <message>
        <source>Check the network, the base URL, and whether this computer needs a proxy. If the server is slow, increase “Request timeout”.</source>
        <translation>请检查网络、基础地址，以及这台电脑是否需要代理。如果服务器较慢，请调大“请求超时”。</translation>
    </message>
    <message>
        <source>The token limit was reached before the reply began: the model was still thinking. Increase “Maximum reply tokens”.</source>
        <translation>回答还没开始就达到了词元上限：模型仍在思考。请调高“回答的最大词元数”。</translation>
    </message>
    <message>
        <source>The reply is empty. Check that you chose the right model.</source>
        <translation>回答为空。请核对是否选对了模型。</translation>
    </message>
    <message>
        <source>The reply is empty. Some reasoning models only support streaming. Tick “Stream”.</source>
        <translation>回答为空。有的推理模型只支持流式传输。请勾选“流式”。</translation>
    </message>
    <message>
        <source>The reply does not contain the number in the image (%1). Read the reply: perhaps the model did not receive the image or cannot read it. Choose a model that accepts images, or set “Section in tables” to “Text-only models”.</source>
        <translation>回答中没有图片上的数字（%1）。请查看回答：模型可能没有收到图片，或看不懂图片。请换一个支持图片的模型，或把“在结果表格中的分区”设为“纯文本模型”。</translation>
    </message>
    <message>
        <source>The server&apos;s content filter blocked the harmless test request. Check the account settings.</source>
        <translation>服务器的内容过滤拦截了这个无害的测试请求。请检查账户设置。</translation>
    </message>
    <message>
        <source>This computer does not trust the server&apos;s certificate. Ask the server administrator for the certificate and install it.</source>
        <translation>这台电脑不信任服务器的证书。请向服务器管理员索取证书并安装。</translation>
    </message>
</context>
<context>
    <name>yuyi::EndpointForm</name>
    <message>
        <source>Service template</source>
        <translation>服务模板</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Server and model</source>
        <translation>服务器与模型</translation>
    </message>
    <message>
        <source>Name in this project</source>
        <translation>接口在本项目中的名称</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>基础地址</translation>
    </message>
    <message>
        <source>Model name on the server</source>
        <translation>服务器上的模型名称</translation>
    </message>
    <message>
        <source>API format</source>
        <translation>接口格式</translation>
    </message>
    <message>
        <source>Section in tables</source>
        <translation>在结果表格中的分区</translation>
    </message>
    <message>
        <source>Practice model</source>
        <translation>练习用模型</translation>
    </message>
    <message>
        <source>Name in tables</source>
        <translation>表格中的名称</translation>
    </message>
    <message>
        <source>List Models</source>
        <translation>列出模型</translation>
    </message>
    <message>
        <source>Asks the server for its list of models.</source>
        <translation>从服务器获取模型列表。</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>例如 %1</translation>
    </message>
</context>
<context>
    <name>yuyi::EndpointKeyField</name>
    <message>
        <source>No key is sent. Choose this for servers that do not need a key.</source>
        <translation>不发送密钥。适用于不需要密钥的服务器。</translation>
    </message>
    <message>
        <source>Yuyi and yuyi-cli read the key from this variable when they need it. The project stores only the name of the variable.</source>
        <translation>本程序和 yuyi-cli 在需要时从这个变量读取密钥。项目只保存变量名。</translation>
    </message>
    <message>
        <source>The key is stored in the system keychain when you save the endpoint.</source>
        <translation>保存接口时，密钥存入系统钥匙串。</translation>
    </message>
    <message>
        <source>The key is kept in memory until you quit the program.</source>
        <translation>密钥只保留在内存中，退出程序即删除。</translation>
    </message>
    <message>
        <source>Checking the keychain…</source>
        <translation>正在查看钥匙串…</translation>
    </message>
    <message>
        <source>✓ The key is in the system keychain. It is never shown. Type another key to replace it.</source>
        <translation>✓ 密钥已在系统钥匙串中，不会显示。要更换请输入新的密钥。</translation>
    </message>
    <message>
        <source>✓ The key is kept for this session and deleted when you quit the program.</source>
        <translation>✓ 密钥仅在本次会话保留，退出程序即删除。</translation>
    </message>
    <message>
        <source>There is no key yet. Paste the key here; it is not saved in the project.</source>
        <translation>还没有密钥。请粘贴到这里；项目中不会保存密钥。</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>粘贴密钥</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Name of the variable, for example DASHSCOPE_API_KEY</source>
        <translation>变量名，例如 DASHSCOPE_API_KEY</translation>
    </message>
    <message>
        <source>Name of the variable</source>
        <translation>变量名</translation>
    </message>
    <message>
        <source>Location of the API key</source>
        <translation>密钥放在哪里</translation>
    </message>
    <message>
        <source>Remove Key</source>
        <translation>删除密钥</translation>
    </message>
</context>
<context>
    <name>yuyi::EndpointLimits</name>
    <message>
        <source>Limits and price</source>
        <translation>限制与价格</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>并发请求数</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>每分钟请求数</translation>
    </message>
    <message>
        <source>Request timeout</source>
        <translation>请求超时</translation>
    </message>
    <message>
        <source>Budget for all runs</source>
        <translation>全部评测的预算</translation>
    </message>
    <message>
        <source>Price per 1M input tokens</source>
        <translation>输入价格（每百万词元）</translation>
    </message>
    <message>
        <source>Price per 1M output tokens</source>
        <translation>输出价格（每百万词元）</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds behind a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未填</translation>
    </message>
    <message>
        <source>The amount is in the currency below. Runs pause when the total cost of all runs of this endpoint reaches this amount.</source>
        <translation>金额的单位为下方的货币。这个接口全部评测的费用合计达到此金额时，评测会暂停。</translation>
    </message>
    <message>
        <source>Time limit for the whole request, from sending it to the last character of the reply.</source>
        <translation>整个请求的时限，从发送到收完最后一个字符。</translation>
    </message>
</context>
<context>
    <name>yuyi::EndpointParameters</name>
    <message>
        <source>Parameters and images</source>
        <translation>参数与图片</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Maximum reply tokens</source>
        <translation>回答的最大词元数</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Maximum image edge</source>
        <translation>图片最大边长</translation>
    </message>
    <message>
        <source>Maximum image file size</source>
        <translation>图片文件大小上限</translation>
    </message>
    <message>
        <source>Additional parameters (JSON)</source>
        <translation>其他参数（JSON）</translation>
    </message>
    <message>
        <source>The server requires max_completion_tokens instead of max_tokens. The program now sends max_completion_tokens.</source>
        <translation>服务器要求用 max_completion_tokens 代替 max_tokens，程序已照此发送。</translation>
    </message>
    <message>
        <source>Parameters that the server rejected and the program no longer sends: %1.</source>
        <translation>服务器不接受参数 %1，程序已不再发送。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Stream (for reasoning models)</source>
        <translation>流式（推理模型）</translation>
    </message>
    <message>
        <source>Server default</source>
        <translation>服务器默认</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>不发送</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>例如 %1</translation>
    </message>
    <message>
        <source>Images with an edge longer than this value are scaled down before sending.</source>
        <translation>超过此边长的图片会先缩小再发送。</translation>
    </message>
</context>
<context>
    <name>yuyi::EndpointService</name>
    <message>
        <source>The base URL is missing. It is the address of the server, for example https://api.openai.com/v1.</source>
        <translation>缺少基础地址，即服务器的地址，例如 https://api.openai.com/v1。</translation>
    </message>
    <message>
        <source>The base URL must begin with http:// or https:// and contain a server name.</source>
        <translation>基础地址必须以 http:// 或 https:// 开头，并包含服务器名称。</translation>
    </message>
    <message>
        <source>The base URL must not contain a user name, a key, “?” or “#”. Enter the key in its own field.</source>
        <translation>基础地址中不能有用户名、密钥、“?”或“#”。请在密钥输入框中填写密钥。</translation>
    </message>
    <message>
        <source>The endpoint has no name. Enter a name.</source>
        <translation>接口没有名称。请填写名称。</translation>
    </message>
    <message>
        <source>The name must be one line of at most %1 characters.</source>
        <translation>名称只能有一行，最多 %1 个字符。</translation>
    </message>
    <message>
        <source>The model name is missing. Enter the name that the server uses.</source>
        <translation>缺少模型名称。请填写服务器上的模型名称。</translation>
    </message>
    <message>
        <source>The model name must be one line of at most %1 characters.</source>
        <translation>模型名称只能有一行，最多 %1 个字符。</translation>
    </message>
    <message>
        <source>The name looks like a key. Enter the key in its own field.</source>
        <translation>名称看起来像密钥。请在密钥输入框中填写密钥。</translation>
    </message>
    <message>
        <source>The model name looks like a key. Enter the key in its own field.</source>
        <translation>模型名称看起来像密钥。请在密钥输入框中填写密钥。</translation>
    </message>
    <message>
        <source>Enter the name of the environment variable that holds the key, not the key itself. The name contains only letters, digits and “_”.</source>
        <translation>请填写存有密钥的环境变量的名称（字母、数字和“_”），而不是密钥本身。</translation>
    </message>
    <message>
        <source>The temperature must be from 0 to 2.</source>
        <translation>温度应在 0 到 2 之间。</translation>
    </message>
    <message>
        <source>Top-p must be above 0 and at most 1.</source>
        <translation>Top-p 应大于 0 且不超过 1。</translation>
    </message>
    <message>
        <source>“Maximum reply tokens” must be from 1 to %1.</source>
        <translation>“回答的最大词元数”应在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>The seed must be a whole number, 0 or greater.</source>
        <translation>随机种子应为不小于 0 的整数。</translation>
    </message>
    <message>
        <source>Additional parameters must be a JSON object, for example {&quot;enable_thinking&quot;: false}.</source>
        <translation>“其他参数”应为 JSON 对象，例如 {&quot;enable_thinking&quot;: false}。</translation>
    </message>
    <message>
        <source>Additional parameters must not contain “%1”, because the program sets this parameter itself.</source>
        <translation>“其他参数”中不能有“%1”：这个参数由程序设置。</translation>
    </message>
    <message>
        <source>Additional parameters are stored with the project, so they must not contain “%1”. Enter the key in its own field.</source>
        <translation>“其他参数”中不能有“%1”，因为“其他参数”会随项目保存。请在密钥输入框中填写密钥。</translation>
    </message>
    <message>
        <source>Additional parameters contain text that looks like a key. They are stored with the project. Enter the key in its own field.</source>
        <translation>“其他参数”中有看起来像密钥的内容。“其他参数”会随项目保存；请在密钥输入框中填写密钥。</translation>
    </message>
    <message>
        <source>“Concurrency” must be from 1 to %1.</source>
        <translation>“并发请求数”应在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>“Requests per minute” must be from 0 (no limit) to %1.</source>
        <translation>“每分钟请求数”应在 0（不限）到 %1 之间。</translation>
    </message>
    <message>
        <source>The request timeout must be from 1 to %1 seconds.</source>
        <translation>“请求超时”应在 1 到 %1 秒之间。</translation>
    </message>
    <message>
        <source>The price of a million input tokens must be 0 or more.</source>
        <translation>每百万输入词元的价格不能小于 0。</translation>
    </message>
    <message>
        <source>The price of a million output tokens must be 0 or more.</source>
        <translation>每百万输出词元的价格不能小于 0。</translation>
    </message>
    <message>
        <source>The budget must be 0 (no limit) or more.</source>
        <translation>预算应不小于 0（0 为不限）。</translation>
    </message>
    <message>
        <source>The currency for the prices or the budget is missing. Enter it, for example CNY or USD.</source>
        <translation>价格或预算缺少货币。请填写货币，例如 CNY 或 USD。</translation>
    </message>
    <message>
        <source>The currency must be a short code, for example CNY or USD.</source>
        <translation>货币应为简短的代码，例如 CNY 或 USD。</translation>
    </message>
    <message>
        <source>A budget requires token prices to calculate the costs. Enter the token prices.</source>
        <translation>设置预算时必须填写词元价格，否则无法计算费用。</translation>
    </message>
    <message>
        <source>The maximum image edge must be from 64 to 16,384 pixels.</source>
        <translation>图片最大边长应在 64 到 16,384 像素之间。</translation>
    </message>
    <message>
        <source>The maximum image file size must be from 16 KB to 64 MB.</source>
        <translation>图片文件大小上限应在 16 KB 到 64 MB 之间。</translation>
    </message>
    <message>
        <source>The key is sent to %1 unencrypted: the base URL begins with http://, not https://.</source>
        <translation>密钥将不加密地发送到 %1，因为基础地址以 http:// 开头，而不是 https://。</translation>
    </message>
    <message>
        <source>An endpoint named “%1” already exists. Choose another name.</source>
        <translation>已有名为“%1”的接口。请换一个名称。</translation>
    </message>
    <message>
        <source>The endpoint “%1” has been removed from the project.</source>
        <translation>接口“%1”已从项目中移除。</translation>
    </message>
    <message>
        <source>This project has no endpoints yet.</source>
        <translation>本项目还没有接口。</translation>
    </message>
    <message>
        <source>There is no endpoint “%1”. Available endpoints: %2.</source>
        <translation>没有名为“%1”的接口。可用的接口：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The accuracy must be from 0 to 1.</source>
        <translation>正确率应在 0 到 1 之间。</translation>
    </message>
    <message>
        <source>The accuracy without an image must be from 0 to 1.</source>
        <translation>“不看图片时的正确率”应在 0 到 1 之间。</translation>
    </message>
    <message>
        <source>The variation of accuracy across items and categories must be from 0 to 0.5.</source>
        <translation>“各题目、各类别的正确率差异”应在 0 到 0.5 之间。</translation>
    </message>
    <message>
        <source>Write the change in accuracy for each configuration in the form “cot=0.05”. The value must be from −1 to 1. Separate several changes with commas.</source>
        <translation>请把“各配置的正确率增减”写成“cot=0.05”这样的形式，数值在 −1 到 1 之间，多项用逗号分隔。</translation>
    </message>
    <message>
        <source>The reply time must be from 0 to %1 milliseconds.</source>
        <translation>回答用时应在 0 到 %1 毫秒之间。</translation>
    </message>
    <message>
        <source>The variation of reply time must be from 0 to 2.</source>
        <translation>“用时的离散程度”应在 0 到 2 之间。</translation>
    </message>
    <message>
        <source>The share of each kind of failed request must be from 0 to 1. Together, these shares must be at most 1.</source>
        <translation>“失败的请求”各项比例应在 0 到 1 之间，合计不超过 1。</translation>
    </message>
    <message>
        <source>The share of each kind of reply without a readable answer must be from 0 to 1. Together, these shares must be at most 1.</source>
        <translation>“无法提取答案的回答”各项比例应在 0 到 1 之间，合计不超过 1。</translation>
    </message>
    <message>
        <source>The accuracy and all shares of replies without a readable answer together must be at most 1, because these replies are never correct.</source>
        <translation>正确率加上“无法提取答案的回答”各项比例，合计不能超过 1：这些回答都不算正确。</translation>
    </message>
    <message>
        <source>A practice model and a model on a server cannot be changed into each other, because their runs would be mixed up. Add another endpoint.</source>
        <translation>练习用模型不能改成服务器上的模型，反过来也不行：否则两者的评测会混在一起。请另外添加接口。</translation>
    </message>
</context>
<context>
    <name>yuyi::EndpointStore</name>
    <message>
        <source>An endpoint named “%1” already exists. Choose another name.</source>
        <translation>已有名为“%1”的接口。请换一个名称。</translation>
    </message>
    <message>
        <source>This endpoint is no longer in the project.</source>
        <translation>项目中已没有这个接口。</translation>
    </message>
    <message>
        <source>This prompt is not in the project.</source>
        <translation>项目中没有这个提示词。</translation>
    </message>
</context>
<context>
    <name>yuyi::EndpointTestPanel</name>
    <message>
        <source>The endpoint works</source>
        <translation>接口可用</translation>
    </message>
    <message>
        <source>The endpoint works, with problems</source>
        <translation>接口可用，但有问题</translation>
    </message>
    <message>
        <source>Test not sent</source>
        <translation>测试请求未发出</translation>
    </message>
    <message>
        <source>The test asks the practice model one question with an image, as a run does.</source>
        <translation>测试像正式评测一样，向练习用模型提一个带图片的问题。</translation>
    </message>
    <message>
        <source>The test requests the list of models and sends one small request with an image, as a run does. It costs almost nothing.</source>
        <translation>测试会获取模型列表，并像评测那样发送一个带图片的小请求，几乎不花钱。</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>正在等待服务器…</translation>
    </message>
    <message>
        <source>Waiting for %1…</source>
        <translation>正在等待 %1…</translation>
    </message>
    <message>
        <source>The image that was sent shows the number %1</source>
        <translation>发送的图片上的数字：%1</translation>
    </message>
    <message>
        <source>The model read this number:</source>
        <translation>模型读出的数字：</translation>
    </message>
    <message>
        <source>The model replied:</source>
        <translation>模型的回答：</translation>
    </message>
    <message>
        <source>(an empty text)</source>
        <translation>（空文本）</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation>HTTP 状态</translation>
    </message>
    <message>
        <source>Input and output tokens</source>
        <translation>输入和输出词元</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>服务器未返回</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) on the server; click one to use it:</source>
        <translation>
            <numerusform>服务器上有 %n 个模型，点击即选用：</numerusform>
        </translation>
    </message>
    <message>
        <source>The server does not list its models.</source>
        <translation>服务器不提供模型列表。</translation>
    </message>
    <message>
        <source>The server did not return a list of models: %1</source>
        <translation>服务器没有返回模型列表：%1</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Models on the server</source>
        <translation>服务器上的模型</translation>
    </message>
    <message>
        <source>Reply of the model</source>
        <translation>模型的回答</translation>
    </message>
</context>
<context>
    <name>yuyi::EndpointTrials</name>
    <message>
        <source>The server does not list its models. Enter the model name that the service uses.</source>
        <translation>服务器不提供模型列表。请填写该服务使用的模型名称。</translation>
    </message>
</context>
<context>
    <name>yuyi::EndpointsView</name>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Use Key for This Session Only</source>
        <translation>仅在本次会话中使用此密钥</translation>
    </message>
    <message>
        <source>Remove Endpoint</source>
        <translation>移除接口</translation>
    </message>
    <message>
        <source>The endpoint “%1” will be removed from the list, and its key will be deleted from the keychain. Its runs and results are kept.</source>
        <translation>“%1”将从列表中移除，其密钥将从钥匙串中删除。它的评测和结果会保留。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>The endpoint “%1” has been removed. Its runs are kept.</source>
        <translation>已移除“%1”，其评测仍保留。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Spent so far: %1 of %2 %3.</source>
        <translation>已花费 / 预算：%1 / %2 %3。</translation>
    </message>
    <message>
        <source>Spent so far: %1 %2.</source>
        <translation>已花费：%1 %2。</translation>
    </message>
    <message>
        <source>Add Endpoint</source>
        <translation>添加接口</translation>
    </message>
    <message>
        <source>Save Endpoint</source>
        <translation>保存接口</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Test Endpoint</source>
        <translation>测试接口</translation>
    </message>
    <message>
        <source>No model has been added yet.</source>
        <translation>还没有添加模型。</translation>
    </message>
    <message>
        <source>New endpoint</source>
        <translation>新接口</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>No network and no key needed</source>
        <translation>不联网，不需要密钥</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>An endpoint is a model on a server: at a service such as DashScope or OpenAI, or on your own server with vLLM or Ollama. Choose a service, paste your key, and test the endpoint. A practice model needs no service and no key. You can use it to try all steps first.</source>
        <translation>一个接口对应某台服务器上的一个模型：可以是百炼、OpenAI 等服务上的模型，也可以是您用 vLLM 或 Ollama 自建的服务器上的模型。请选择服务，粘贴密钥，然后测试接口。练习用模型不需要服务和密钥，可以先用它试一遍所有步骤。</translation>
    </message>
</context>
<context>
    <name>yuyi::Enrolment</name>
    <message>
        <source>A study has at most %1 participants.</source>
        <translation>一项研究最多 %1 位参与者。</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorBarsPanel</name>
    <message>
        <source>%1 · %2</source>
        <comment>category, error type</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>All models pooled</source>
        <translation>所有模型合计</translation>
    </message>
    <message>
        <source>Models side by side</source>
        <translation>各模型并列</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>category, model</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (n %2)</source>
        <comment>a category and its number of cases</comment>
        <translation>%1（n %2）</translation>
    </message>
    <message>
        <source>Error types by %1</source>
        <translation>按“%1”分组的错误类型</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4</source>
        <translation>%1，%2：%3 / %4</translation>
    </message>
    <message>
        <source>Error types by model</source>
        <translation>各模型的错误类型</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Share of cases (%)</source>
        <translation>占样例的比例（%）</translation>
    </message>
    <message>
        <source>Number of cases</source>
        <translation>样例数</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
    </message>
    <message>
        <source>n = %1 coded cases</source>
        <translation>n = %1 个已编码样例</translation>
    </message>
    <message>
        <source>No decided cases yet.</source>
        <translation>样例都还没有结论。</translation>
    </message>
    <message>
        <source>Error types by category</source>
        <translation>各类别的错误类型</translation>
    </message>
    <message>
        <source>Models and error types</source>
        <translation>模型与错误类型</translation>
    </message>
    <message>
        <source>Show shares</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Models in the bar chart</source>
        <translation>条形图中的模型</translation>
    </message>
    <message>
        <source>Scale every bar to 100 %</source>
        <translation>每个条形都缩放到 100%</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>分组</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorCaseView</name>
    <message>
        <source>The replies of this run were imported, so there is no endpoint to query.</source>
        <translation>这次评测的回答是导入的，没有可以追问的接口。</translation>
    </message>
    <message>
        <source>This run&apos;s endpoint is missing, so the model cannot be queried.</source>
        <translation>找不到这次评测的接口，不能追问模型。</translation>
    </message>
    <message>
        <source>This run&apos;s endpoint “%1” was removed from the project, so the model cannot be queried.</source>
        <translation>这次评测的接口“%1”已从项目中移除，不能追问模型。</translation>
    </message>
    <message>
        <source>The budget of the endpoint “%1” is used up. A lead can raise it on the Models page.</source>
        <translation>接口“%1”的预算已用完；负责人可以在“模型评测”页提高预算。</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorCasesPanel</name>
    <message>
        <source>No case has been coded by two experts yet.</source>
        <translation>还没有由两位专家编码过的样例。</translation>
    </message>
    <message>
        <source>Experts agree on %1 % of %2 cases · κ %3 · AC1 %4 · α %5</source>
        <translation>专家一致率 %1%（%2 例） · κ %3 · AC1 %4 · α %5</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n 例</numerusform>
        </translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>样例</translation>
    </message>
    <message>
        <source>The agreement compares the primary error types or verdicts before adjudication. It ignores subtypes, but cases whose subtypes differ are adjudicated as well.</source>
        <translation>一致率按裁决之前的编码计算，只比较主要错误类型或结论。子类型不同不影响一致率，但样例仍要裁决。</translation>
    </message>
    <message>
        <source>Show all cases again</source>
        <translation>重新显示全部样例</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorCodingService</name>
    <message>
        <source>You have already submitted your coding of this case. To change it, withdraw it first.</source>
        <translation>您已提交对这个样例的编码；要修改，请先撤回提交。</translation>
    </message>
    <message>
        <source>Enough experts have coded this case; your coding is no longer needed.</source>
        <translation>已有足够多的专家为这个样例编码，不再需要您的编码。</translation>
    </message>
    <message>
        <source>This case is reserved for experts who have it in a work package. Withdraw the package, or wait until it is returned.</source>
        <translation>这个样例已在工作包中预留给专家编码。请撤回那个工作包，或等工作包返回。</translation>
    </message>
    <message>
        <source>Case coded as “%1”</source>
        <translation>把样例编码为“%1”</translation>
    </message>
    <message>
        <source>You have not submitted a coding of this case, so there is nothing to withdraw.</source>
        <translation>您没有提交过对这个样例的编码，没有可以撤回的内容。</translation>
    </message>
    <message>
        <source>The verdict on this case has already taken effect, so it can no longer be withdrawn or changed.</source>
        <translation>这个样例的结论已经生效，不能再撤回或更改。</translation>
    </message>
    <message>
        <source>Your coding of this case no longer exists.</source>
        <translation>您对这个样例的编码已不存在。</translation>
    </message>
    <message>
        <source>The verdicts “The annotation is wrong” and “The answer extraction is wrong” cannot be submitted with Redo. Open the case and submit the verdict there.</source>
        <translation>“标注有误”和“答案提取有误”的结论不能用“重做”来提交。请打开样例，在那里提交。</translation>
    </message>
    <message>
        <source>You cannot adjudicate a case you coded.</source>
        <translation>您不能裁决自己编码过的样例。</translation>
    </message>
    <message>
        <source>The experts agree on this case, so there is nothing to adjudicate.</source>
        <translation>专家对这个样例没有分歧，无须裁决。</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorDecisions</name>
    <message>
        <source>Note from error review: %1</source>
        <translation>来自错误分析：%1</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorFiles</name>
    <message>
        <source>Export Figure</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>%1;;Table (*.csv)</source>
        <translation>%1;;表格 (*.csv)</translation>
    </message>
    <message>
        <source>Export the Table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The figure is saved.</source>
        <translation>图表已保存。</translation>
    </message>
    <message>
        <source>The table is saved.</source>
        <translation>表格已保存。</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorListModel</name>
    <message>
        <source>Experts disagree</source>
        <translation>专家意见不一</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>待编码</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>error type, subtype</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>item, run</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Reply (excerpt)</source>
        <translation>模型回答（节选）</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>Error type</source>
        <translation>错误类型</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorProbe</name>
    <message>
        <source>The server&apos;s content filter blocked the reply.</source>
        <translation>服务器的内容过滤拦截了回答。</translation>
    </message>
    <message>
        <source>The server&apos;s content filter blocked the reply: %1</source>
        <translation>服务器的内容过滤拦截了回答：%1</translation>
    </message>
    <message>
        <source>The server rejected the key or the account.</source>
        <translation>服务器不接受这个密钥或账户。</translation>
    </message>
    <message>
        <source>The server rejected the key or the account: %1</source>
        <translation>服务器不接受这个密钥或账户：%1</translation>
    </message>
    <message>
        <source>The server rejected the question.</source>
        <translation>服务器拒绝了这次提问。</translation>
    </message>
    <message>
        <source>The server rejected the question: %1</source>
        <translation>服务器拒绝了这次提问：%1</translation>
    </message>
    <message>
        <source>No reply was received.</source>
        <translation>没有收到回答。</translation>
    </message>
    <message>
        <source>No reply was received: %1</source>
        <translation>没有收到回答：%1</translation>
    </message>
    <message>
        <source>Write a question to the model.</source>
        <translation>请写出要问模型的内容。</translation>
    </message>
    <message>
        <source>The question is too long. Shorten it to at most %1 characters.</source>
        <translation>提问过长。请缩短到 %1 个字符以内。</translation>
    </message>
    <message>
        <source>The reply was cut off at the token limit.</source>
        <translation>回答达到词元上限，被截断。</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorReport</name>
    <message>
        <source>%1, %2</source>
        <comment>model, configuration</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>no subtype</source>
        <translation>无子类型</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorReview</name>
    <message>
        <source>Equal number of cases per label</source>
        <translation>各标签的样例数相等</translation>
    </message>
    <message>
        <source>The model is wrong</source>
        <translation>模型答错</translation>
    </message>
    <message>
        <source>The annotation is wrong</source>
        <translation>标注有误</translation>
    </message>
    <message>
        <source>The answer extraction is wrong</source>
        <translation>答案提取有误</translation>
    </message>
    <message>
        <source>Proportional to wrong answers per label</source>
        <translation>按各标签错误回答数的比例分配</translation>
    </message>
    <message>
        <source>Proportional to questions per label in the data set</source>
        <translation>按各标签在数据集中题数的比例分配</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorRingPanel</name>
    <message>
        <source>cases</source>
        <translation>样例</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>error type, subtype</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>Error types, number of cases (share of all)</source>
        <translation>错误类型，样例数（占全部样例的比例）</translation>
    </message>
    <message>
        <source>Error types</source>
        <translation>错误类型</translation>
    </message>
    <message>
        <source>No case has been decided yet. Experts code cases on the “Code” tab.</source>
        <translation>样例都还没有结论。请专家在“逐例编码”标签页编码样例。</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorSampleService</name>
    <message>
        <source>Choose at least one run to sample errors from.</source>
        <translation>请至少选择一次评测，从中抽取错误回答。</translation>
    </message>
    <message>
        <source>The number of cases must be from 1 to %1.</source>
        <translation>样例数须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>The number of experts per case must be from 1 to %1.</source>
        <translation>每个样例的专家数须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>The seed must not be negative.</source>
        <translation>随机种子不能为负数。</translation>
    </message>
    <message>
        <source>There is no dimension “%1”. Available dimensions: %2.</source>
        <translation>没有维度“%1”。可用的维度：%2。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>model, configuration</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between runs</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>These runs have no wrong answers to sample.</source>
        <translation>这些评测中没有可抽取的错误回答。</translation>
    </message>
    <message>
        <source>The sample already has %1 cases. To add more, enter a larger total number of cases.</source>
        <translation>样本已有 %1 个样例。要补抽样例，请输入更大的样例总数。</translation>
    </message>
    <message>
        <source>All wrong answers of these runs are already in the sample.</source>
        <translation>这些评测的全部错误回答都已在样本中。</translation>
    </message>
    <message>
        <source>Enter a name for the error type.</source>
        <translation>请输入错误类型的名称。</translation>
    </message>
    <message>
        <source>An error type with this name already exists.</source>
        <translation>已有同名的错误类型。</translation>
    </message>
    <message>
        <source>There is no error type “%1”.</source>
        <translation>没有错误类型“%1”。</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorStore</name>
    <message>
        <source>This sample is not in the project.</source>
        <translation>项目中没有这个样本。</translation>
    </message>
    <message>
        <source>This case is not in the project.</source>
        <translation>项目中没有这个样例。</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorsData</name>
    <message>
        <source>A case refers to a reply that is not in the project.</source>
        <translation>有一个样例的回答不在项目中。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>model, configuration</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>yuyi::ErrorsPage</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>逐例编码</translation>
    </message>
    <message>
        <source>Flagged Items</source>
        <translation>可疑题目</translation>
    </message>
    <message>
        <source>Set Up a Run</source>
        <translation>去新建评测</translation>
    </message>
    <message>
        <source>New Sample…</source>
        <translation>新建样本…</translation>
    </message>
    <message>
        <source>Add Cases to the Sample…</source>
        <translation>补抽样例…</translation>
    </message>
    <message>
        <source>Add Error Type…</source>
        <translation>添加错误类型…</translation>
    </message>
    <message>
        <source>Save Table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>Save Case Book…</source>
        <translation>保存样例集…</translation>
    </message>
    <message>
        <source>Save Donut Chart…</source>
        <translation>保存环图…</translation>
    </message>
    <message>
        <source>Save Bar Chart…</source>
        <translation>保存条形图…</translation>
    </message>
    <message>
        <source>Next Grouping</source>
        <translation>换下一种分组方式</translation>
    </message>
    <message>
        <source>Switch Between Counts and Shares</source>
        <translation>切换数量和占比</translation>
    </message>
    <message>
        <source>Show All Cases</source>
        <translation>显示全部样例</translation>
    </message>
    <message>
        <source>Open the Case</source>
        <translation>打开样例</translation>
    </message>
    <message>
        <source>Next Case in the List</source>
        <translation>列表中的下一例</translation>
    </message>
    <message>
        <source>Previous Case in the List</source>
        <translation>列表中的上一例</translation>
    </message>
    <message>
        <source>%1 cases · %2 decided · %3 coded by you</source>
        <translation>%1 例 · 已有结论 %2 · 您已编码 %3</translation>
    </message>
    <message>
        <source>%1 cases · %2 decided · %3 disputed · %4 coded by you</source>
        <translation>%1 例 · 已有结论 %2 · 有分歧 %3 · 您已编码 %4</translation>
    </message>
    <message numerus="yes">
        <source>Sampled %n case(s).</source>
        <translation>
            <numerusform>已抽取 %n 例。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n case(s).</source>
        <translation>
            <numerusform>补抽了 %n 例。</numerusform>
        </translation>
    </message>
    <message>
        <source>Added the error type “%1”.</source>
        <translation>已添加错误类型“%1”。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误分析</translation>
    </message>
    <message>
        <source>Questions that may be wrong</source>
        <translation>自身可能有错的题目</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Choose the sample</source>
        <translation>选择样本</translation>
    </message>
    <message>
        <source>No model has replied yet.</source>
        <translation>还没有模型回答。</translation>
    </message>
    <message>
        <source>Set up a run on the Models page, or import replies on the Results page. Wrong answers are then analysed here.</source>
        <translation>请在“模型评测”页新建评测，或在“结果”页导入回答。之后在这里分析其中的错误回答。</translation>
    </message>
    <message>
        <source>No errors have been sampled yet.</source>
        <translation>尚未抽取错误回答。</translation>
    </message>
    <message>
        <source>A lead samples wrong answers. Experts then code each one: they record why the model is wrong.</source>
        <translation>由负责人抽取错误回答，再由专家逐例编码模型出错的原因。</translation>
    </message>
    <message>
        <source>Error review shows the correct answers, so only leads and experts can read it.</source>
        <translation>错误分析会显示题目的答案，因此只有负责人和专家可以查看。</translation>
    </message>
    <message>
        <source>Reading the cases…</source>
        <translation>正在读取样例…</translation>
    </message>
    <message>
        <source>Next: Case Book →</source>
        <translation>下一步：样例集 →</translation>
    </message>
</context>
<context>
    <name>yuyi::EvidenceTable</name>
    <message>
        <source>Passage</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>表述方式</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Passages that name an option</source>
        <translation>回答中提到选项的语句</translation>
    </message>
</context>
<context>
    <name>yuyi::EvidenceWords</name>
    <message>
        <source>In a box, a tag or a JSON value</source>
        <translation>写在方框、标签或 JSON 值中</translation>
    </message>
    <message>
        <source>States the answer</source>
        <translation>声明答案</translation>
    </message>
    <message>
        <source>Chooses an option</source>
        <translation>选择选项</translation>
    </message>
    <message>
        <source>Says that an option is correct</source>
        <translation>判定选项正确</translation>
    </message>
    <message>
        <source>Prefers an option</source>
        <translation>认为选项较合适</translation>
    </message>
    <message>
        <source>Gives only the letter of an option</source>
        <translation>只给出选项字母</translation>
    </message>
    <message>
        <source>Repeats the text of an option</source>
        <translation>写出选项文字</translation>
    </message>
    <message>
        <source>Judges several options and says that only this one is correct</source>
        <translation>逐项判断时只肯定了这一项</translation>
    </message>
    <message>
        <source>Decides the answer</source>
        <translation>判读以此处为准</translation>
    </message>
    <message>
        <source>Agrees with the answer</source>
        <translation>与判读结果一致</translation>
    </message>
    <message>
        <source>Contradicts another passage</source>
        <translation>与另一处矛盾</translation>
    </message>
    <message>
        <source>A clearer passage counts instead</source>
        <translation>以另一处更明确的表述为准</translation>
    </message>
    <message>
        <source>Corrected later</source>
        <translation>后文已更正</translation>
    </message>
    <message>
        <source>Only a first thought</source>
        <translation>只是初步想法</translation>
    </message>
    <message>
        <source>The option is rejected</source>
        <translation>否定了该选项</translation>
    </message>
    <message>
        <source>Only a question</source>
        <translation>只是提问</translation>
    </message>
    <message>
        <source>Only an assumption</source>
        <translation>只是假设</translation>
    </message>
    <message>
        <source>What others might choose</source>
        <translation>说的是别人可能怎么选</translation>
    </message>
    <message>
        <source>An example of the format</source>
        <translation>格式示例</translation>
    </message>
    <message>
        <source>More than one option</source>
        <translation>不止一个选项</translation>
    </message>
    <message>
        <source>Not an option of this question</source>
        <translation>题目没有这个选项</translation>
    </message>
    <message>
        <source>Letter and text belong to different options</source>
        <translation>文字属于另一个选项</translation>
    </message>
</context>
<context>
    <name>yuyi::Example</name>
    <message>
        <source>The example project cannot be saved in %1.</source>
        <translation>示例项目无法保存到 %1。</translation>
    </message>
</context>
<context>
    <name>yuyi::ExampleItems</name>
    <message>
        <source>Asked, except with few-shot prompts</source>
        <translation>使用少样本提示词时不提问</translation>
    </message>
    <message>
        <source>Not asked at all</source>
        <translation>一律不提问</translation>
    </message>
    <message>
        <source>Asked like all other items</source>
        <translation>与其他题一样提问</translation>
    </message>
</context>
<context>
    <name>yuyi::Exchange</name>
    <message>
        <source>a JSON object is expected.</source>
        <translation>应为 JSON 对象。</translation>
    </message>
    <message>
        <source>it is missing.</source>
        <translation>缺少该字段。</translation>
    </message>
    <message>
        <source>a list of 2 to %1 options is expected.</source>
        <translation>应为含 2 至 %1 个选项的列表。</translation>
    </message>
    <message>
        <source>a list of 1 to %1 questions is expected.</source>
        <translation>应为含 1 至 %1 道题的列表。</translation>
    </message>
    <message>
        <source>the list “choices” is missing.</source>
        <translation>缺少“choices”。</translation>
    </message>
    <message>
        <source>a string or a list of strings is expected.</source>
        <translation>应为字符串或字符串列表。</translation>
    </message>
    <message>
        <source>a string is expected.</source>
        <translation>应为字符串。</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>内容为空。</translation>
    </message>
    <message numerus="yes">
        <source>the text is longer than %n character(s).</source>
        <translation>
            <numerusform>文本超过 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>the text contains a NUL character.</source>
        <translation>文本含有空字符（NUL）。</translation>
    </message>
    <message>
        <source>“%1” is not a label of the benchmark “%2”.</source>
        <translation>“%1”不是评测集“%2”的标签。</translation>
    </message>
    <message>
        <source>“%1” is not one of the letters A to %2.</source>
        <translation>“%1”不是字母 A 至 %2 之一。</translation>
    </message>
    <message>
        <source>the text differs from the text of option %1, whose letter is given as the answer.</source>
        <translation>给出的答案是选项 %1，但内容与这个选项的文字不一致。</translation>
    </message>
    <message>
        <source>it does not match the text of any option.</source>
        <translation>内容与任何选项的文字都不一致。</translation>
    </message>
    <message>
        <source>it matches the text of several options.</source>
        <translation>内容与多个选项的文字相同。</translation>
    </message>
    <message>
        <source>CII-Bench (JSON files and images)</source>
        <translation>CII-Bench（JSON 文件与图片）</translation>
    </message>
    <message>
        <source>CII-Bench, flat: one entry per question (JSON files and images)</source>
        <translation>CII-Bench 扁平格式：每道题一条记录（JSON 文件与图片）</translation>
    </message>
    <message>
        <source>JSON Lines (one item per line, with images)</source>
        <translation>JSON Lines（每行一题，附图片）</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格（CSV）</translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation>工作簿（XLSX）</translation>
    </message>
    <message>
        <source>VLMEvalKit (TSV with embedded images)</source>
        <translation>VLMEvalKit（内嵌图片的 TSV）</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>导出已取消，没有写入任何内容。</translation>
    </message>
    <message>
        <source>Nothing to export: no question is accepted yet.</source>
        <translation>没有可导出的内容：目前没有已通过的题目。</translation>
    </message>
    <message>
        <source>The image of item %1 is missing.</source>
        <translation>题目 %1 的图片不存在。</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Row %1, field “%2”: %3</source>
        <translation>第 %1 行，字段“%2”：%3</translation>
    </message>
    <message>
        <source>Row %1 (ID %2), field “%3”: %4</source>
        <translation>第 %1 行（编号 %2），字段“%3”：%4</translation>
    </message>
    <message>
        <source>The file “%1” cannot be imported. %2</source>
        <translation>无法导入“%1”。%2</translation>
    </message>
    <message>
        <source>The file “%1” cannot be imported: it contains no list of items.</source>
        <translation>无法导入“%1”：其中没有题目列表。</translation>
    </message>
    <message>
        <source>The file “%1” cannot be imported: line %2 is not valid JSON.</source>
        <translation>无法导入“%1”：第 %2 行不是有效的 JSON。</translation>
    </message>
    <message>
        <source>the ID “%1” already occurs in row %2.</source>
        <translation>编号“%1”已在第 %2 行出现。</translation>
    </message>
    <message>
        <source>The file “%1” contains no items.</source>
        <translation>“%1”中没有题目。</translation>
    </message>
    <message>
        <source>“%1” does not exist.</source>
        <translation>“%1”不存在。</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>“%1”不是文件。</translation>
    </message>
    <message>
        <source>The file “%1” is too large: %2; the limit is %3.</source>
        <translation>“%1”过大：%2；上限为 %3。</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” is not a valid name for an export.</source>
        <translation>“%1”不能作为导出名称。</translation>
    </message>
    <message>
        <source>The folder “%1” does not exist.</source>
        <translation>文件夹“%1”不存在。</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be written to.</source>
        <translation>无法写入文件夹“%1”。</translation>
    </message>
    <message>
        <source>The file “%1” could not be written: %2.</source>
        <translation>无法写入“%1”：%2。</translation>
    </message>
    <message>
        <source>The path of the image is empty.</source>
        <translation>图片路径为空。</translation>
    </message>
    <message>
        <source>The path of the image contains invisible or invalid characters.</source>
        <translation>图片路径含有不可见或无效的字符。</translation>
    </message>
    <message>
        <source>The path “%1” must be relative to the benchmark&apos;s folder.</source>
        <translation>路径“%1”必须是相对于评测集文件夹的路径。</translation>
    </message>
    <message>
        <source>The path “%1…” is too long.</source>
        <translation>路径“%1…”过长。</translation>
    </message>
    <message>
        <source>The path “%1” leads outside the benchmark&apos;s folder.</source>
        <translation>路径“%1”指向评测集文件夹之外。</translation>
    </message>
    <message>
        <source>The path “%1” does not lead to a file.</source>
        <translation>路径“%1”没有指向文件。</translation>
    </message>
    <message>
        <source>The image “%1” is neither in the folder of the imported file nor in the image folder.</source>
        <translation>图片“%1”既不在导入文件所在的文件夹中，也不在图片文件夹中。</translation>
    </message>
    <message>
        <source>Item %1: programs that read this format treat option %2 (“%3”) as an empty cell.</source>
        <translation>题目 %1：读取此格式的程序会把选项 %2（“%3”）当作空单元格。</translation>
    </message>
    <message>
        <source>A workbook can hold at most %1 items.</source>
        <translation>工作簿最多容纳 %1 道题。</translation>
    </message>
    <message>
        <source>Item %1: the text in the column “%2” is too long for a cell of a workbook (limit: %3 characters). Export as CSV instead.</source>
        <translation>题目 %1：“%2”列中的文字超过工作簿单元格的长度上限（%3 个字符）。请改用 CSV。</translation>
    </message>
    <message>
        <source>“%1” already exists and is not an empty folder.</source>
        <translation>“%1”已存在，且不是空文件夹。</translation>
    </message>
    <message>
        <source>“%1” already exists. Remove it or choose another name.</source>
        <translation>“%1”已存在。请删除它或换一个名称。</translation>
    </message>
    <message>
        <source>“%1”, left by an interrupted export, could not be removed.</source>
        <translation>无法删除“%1”，它是上次导出中断后留下的。</translation>
    </message>
    <message>
        <source>“%1” already exists.</source>
        <translation>“%1”已存在。</translation>
    </message>
    <message>
        <source>The file “%1” contains no items that can be imported. %2</source>
        <translation>“%1”中没有可导入的题目。%2</translation>
    </message>
    <message>
        <source>Item %1: spreadsheets would treat the text in the column “%2” as a formula, so an apostrophe was added in front of it.</source>
        <translation>题目 %1：“%2”列的内容会被电子表格当作公式，因此已在开头加上撇号。</translation>
    </message>
    <message>
        <source>ImageFolder (metadata.jsonl next to the images, for Hugging Face datasets)</source>
        <translation>ImageFolder（图片旁附 metadata.jsonl，用于 Hugging Face datasets）</translation>
    </message>
    <message>
        <source>The image “%1” is CMYK and could not be converted to RGB.</source>
        <translation>“%1”是 CMYK 图片，无法转换为 RGB。</translation>
    </message>
    <message numerus="yes">
        <source>Because VLMEvalKit cannot save CMYK, %n CMYK image(s) were converted to RGB JPEG without applying their colour profiles: %1.</source>
        <translation>
            <numerusform>VLMEvalKit 无法保存 CMYK，因此以下 %n 张 CMYK 图片已转为 RGB JPEG（未应用图片自带的颜色配置文件）：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is larger than 1 GB. VLMEvalKit first unpacks the images in the file into a folder, and this folder needs as much disk space as the file.</source>
        <translation>文件大于 1 GB。VLMEvalKit 会先把其中的图片解压到一个文件夹，因此还要占用同样大的磁盘空间。</translation>
    </message>
    <message>
        <source>the preset does not define the kind of question “%1”.</source>
        <translation>预设没有题型“%1”。</translation>
    </message>
    <message>
        <source>questions of the kind “%1” always have the options %2.</source>
        <translation>题型“%1”的选项固定为 %2。</translation>
    </message>
    <message numerus="yes">
        <source>a question of the kind “%1” has exactly %n correct option(s).</source>
        <translation>
            <numerusform>“%1”类题目应有恰好 %n 个正确选项。</numerusform>
        </translation>
    </message>
    <message>
        <source>a question of the kind “%1” has %2 to %3 correct options.</source>
        <translation>“%1”类题目应有 %2 到 %3 个正确选项。</translation>
    </message>
    <message>
        <source>Item %1: programs that read this format treat the text “%3” in the column “%2” as an empty cell.</source>
        <translation>题目 %1：读取这种格式的程序会把“%2”列中的文字“%3”当作空单元格。</translation>
    </message>
</context>
<context>
    <name>yuyi::FactsEditor</name>
    <message>
        <source>%1: %2</source>
        <comment>fact and its text</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Somebody else has changed these details. The details are now: %1</source>
        <translation>别人已修改这些信息。现在的内容：%1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>收集者</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Where the image was found</source>
        <translation>在哪里找到的</translation>
    </message>
    <message>
        <source>For example CC BY 4.0</source>
        <translation>例如 CC BY 4.0</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Take Theirs</source>
        <translation>用对方的</translation>
    </message>
</context>
<context>
    <name>yuyi::FigureDialog</name>
    <message>
        <source>Export Figure</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>One column (84 mm)</source>
        <translation>单栏（84 mm）</translation>
    </message>
    <message>
        <source>Two columns (174 mm)</source>
        <translation>双栏（174 mm）</translation>
    </message>
    <message>
        <source>Custom width</source>
        <translation>自定义宽度</translation>
    </message>
    <message>
        <source>Applies to PNG only. PDF and SVG are sharp at any size.</source>
        <translation>仅用于 PNG；PDF 和 SVG 在任何尺寸下都清晰。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>PNG resolution</source>
        <translation>PNG 分辨率</translation>
    </message>
    <message>
        <source>On paper: %1 × %2 mm, text in 7 and 8 pt</source>
        <translation>打印尺寸：%1 × %2 mm，文字 7 磅和 8 磅</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;SVG (*.svg);;PNG (*.png)</source>
        <translation>PDF (*.pdf);;SVG (*.svg);;PNG (*.png)</translation>
    </message>
</context>
<context>
    <name>yuyi::FigureRow</name>
    <message>
        <source>%1: %2</source>
        <comment>name and figure</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::FigureText</name>
    <message>
        <source>%1 k</source>
        <comment>thousands</comment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount and currency</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>yuyi::FiguresTables</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>κ is not defined if several labels are allowed.</source>
        <translation>κ 不适用于多选标签。</translation>
    </message>
    <message>
        <source>AC1 is not defined if several labels are allowed.</source>
        <translation>AC1 不适用于多选标签。</translation>
    </message>
    <message>
        <source>Agreement by dimension</source>
        <translation>各维度的一致性</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>When</source>
        <translation>讨论前后</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>Interpretation</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>before discussion</source>
        <translation>讨论之前</translation>
    </message>
    <message>
        <source>after discussion</source>
        <translation>讨论之后</translation>
    </message>
    <message>
        <source>Labels that were confused with each other before discussion</source>
        <translation>讨论之前互相混淆的标签</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Confusions (each pair of people counts once per image)</source>
        <translation>混淆次数（每张图片上每对标注员算一次）</translation>
    </message>
    <message>
        <source>%1 ↔ %2</source>
        <translation>%1 ↔ %2</translation>
    </message>
    <message>
        <source>MASI</source>
        <translation>MASI</translation>
    </message>
    <message>
        <source>ordinal</source>
        <translation>定序</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>名义</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a figure and its kind, such as ordinal</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>yuyi::FilterBar</name>
    <message>
        <source>By date added</source>
        <translation>按添加时间</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>By file size</source>
        <translation>按文件大小</translation>
    </message>
    <message>
        <source>By pixels</source>
        <translation>按像素</translation>
    </message>
    <message>
        <source>By text ratio</source>
        <translation>按文字占比</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>按阶段</translation>
    </message>
    <message>
        <source>%1 ≥ %2</source>
        <translation>%1 ≥ %2</translation>
    </message>
    <message>
        <source>%1 ≤ %2</source>
        <translation>%1 ≤ %2</translation>
    </message>
    <message>
        <source>%1 %2 – %3</source>
        <translation>%1 %2 – %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>filter and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 像素</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Short side</source>
        <translation>短边</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>文件大小</translation>
    </message>
    <message>
        <source>Text ratio</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <source>Discarded at step: %1</source>
        <translation>剔除步骤：%1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>剔除原因：%1</translation>
    </message>
    <message>
        <source>Annotated by %1</source>
        <translation>由 %1 标注</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected image(s)</source>
        <translation>
            <numerusform>选定的 %Ln 张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>Stage: %1</source>
        <translation>阶段：%1</translation>
    </message>
    <message>
        <source>Format: %1</source>
        <translation>格式：%1</translation>
    </message>
    <message>
        <source>Missing source or licence</source>
        <translation>缺来源或许可</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>stage and number of images</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There are no images yet.</source>
        <translation>还没有图片。</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Format of the file content</source>
        <translation>实际格式</translation>
    </message>
    <message>
        <source>Search names and texts   /</source>
        <translation>搜索名称与文字   /</translation>
    </message>
    <message>
        <source>Search names, sources, notes and texts</source>
        <translation>搜索名称、来源、备注与文字</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降序</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>升序</translation>
    </message>
    <message>
        <source>Thumbnail size</source>
        <translation>缩略图大小</translation>
    </message>
    <message>
        <source>Unsure</source>
        <comment>annotations whose annotator is not sure</comment>
        <translation>不确定</translation>
    </message>
    <message>
        <source>Images whose annotator is not sure of the annotation</source>
        <translation>标注员对自己的标注没有把握的图片</translation>
    </message>
</context>
<context>
    <name>yuyi::FilterChip</name>
    <message>
        <source>Press Delete to remove this filter.</source>
        <translation>按 Delete 键去掉这个筛选。</translation>
    </message>
</context>
<context>
    <name>yuyi::FilterStore</name>
    <message>
        <source>This group of duplicates is no longer in the project.</source>
        <translation>项目中已没有这组重复图片。</translation>
    </message>
</context>
<context>
    <name>yuyi::FolderScan</name>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>No fingerprint could be computed for this image.</source>
        <translation>无法为此图片生成指纹。</translation>
    </message>
    <message>
        <source>Stopped. Start the same scan again to continue.</source>
        <translation>已停止。再运行一次同样的扫描，即可从这里继续。</translation>
    </message>
</context>
<context>
    <name>yuyi::FreeText</name>
    <message>
        <source>The preset of this project has no description task. To use one, add “descriptions” to the preset file.</source>
        <translation>本项目的预设中没有“描述”任务。如需使用，请在预设文件中加入“descriptions”。</translation>
    </message>
    <message>
        <source>There is no task “%1”. Available tasks: %2.</source>
        <translation>没有任务“%1”。可用的任务：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>yuyi::FrozenStudy</name>
    <message>
        <source>Study “%1”: the question or options of item %2 have changed since freezing.</source>
        <translation>研究“%1”：题目 %2 的题干或选项与冻结时不同。</translation>
    </message>
    <message>
        <source>Study “%1”: the correct answer of item %2 has changed since freezing.</source>
        <translation>研究“%1”：题目 %2 的正确答案与冻结时不同。</translation>
    </message>
    <message>
        <source>Study “%1”: the image of item %2 has changed since freezing.</source>
        <translation>研究“%1”：题目 %2 的图片与冻结时不同。</translation>
    </message>
    <message>
        <source>Study “%1”: the options shown to participant %2 are not in the planned order.</source>
        <translation>研究“%1”：参与者 %2 看到的选项顺序与预定的顺序不同。</translation>
    </message>
    <message>
        <source>Freeze the study “%1” first.</source>
        <translation>请先冻结研究“%1”。</translation>
    </message>
    <message>
        <source>Study “%1”: its items, correct answers, texts, design or seed have changed since freezing.</source>
        <translation>研究“%1”：题目、答案、文本、设计或种子与冻结时不同。</translation>
    </message>
    <message>
        <source>Study “%1”: the frozen item set for models differs from the items of the study.</source>
        <translation>研究“%1”：供模型使用的冻结题目与研究的题目不一致。</translation>
    </message>
</context>
<context>
    <name>yuyi::FunnelView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>尚未进行</translation>
    </message>
</context>
<context>
    <name>yuyi::GiveDialog</name>
    <message>
        <source>Reassign</source>
        <translation>转交</translation>
    </message>
    <message>
        <source>Reassign Work</source>
        <translation>转交工作</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) will be reassigned to the chosen person. Existing drafts are not passed on, but remain visible on the Audit page.</source>
        <translation>
            <numerusform>%n 项任务将转给所选的人。原来的草稿不转交，但在“审计”页仍可查到。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reassign to</source>
        <translation>转给</translation>
    </message>
    <message>
        <source>Note (shown to the person)</source>
        <translation>说明（会显示给对方）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a person.</source>
        <translation>请选择一个人。</translation>
    </message>
</context>
<context>
    <name>yuyi::GoldQuestions</name>
    <message>
        <source>This image no longer has a gold annotation.</source>
        <translation>这张图片已没有定稿。</translation>
    </message>
    <message>
        <source>All questions in the gold annotation of this image were removed. Keep at least one question.</source>
        <translation>这张图片定稿中的题目都被移除了。请至少保留一道。</translation>
    </message>
    <message>
        <source>The annotation cannot be reopened, because somebody has already answered the revised question. If people report a problem when they answer, the question is returned to you.</source>
        <translation>无法重新打开这份标注：修改后的题目已经有人作答。如果作答者报告题目有错，题目会退回给您。</translation>
    </message>
    <message>
        <source>This question no longer belongs to the gold annotation of its image.</source>
        <translation>这道题已不在所属图片的定稿中。</translation>
    </message>
    <message>
        <source>This is the only question of its image. Rewrite the question, or discard the image on the Inspect page.</source>
        <translation>这张图片只有这一道题。请改写这道题，或在“甄别”页剔除图片。</translation>
    </message>
    <message>
        <source>Question %1 was returned from validation and is unchanged. Change the question, or raise an objection and explain why the question should be kept.</source>
        <translation>问题 %1 在验证中被退回，但至今没有改动。请修改这道题，或提出异议，说明为什么应当保留它。</translation>
    </message>
</context>
<context>
    <name>yuyi::GoldView</name>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Implied meaning</source>
        <translation>隐喻含义</translation>
    </message>
    <message>
        <source>%1 (from %2)</source>
        <translation>%1（来源：%2）</translation>
    </message>
    <message>
        <source>Context notes</source>
        <translation>背景说明</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>问题 %1</translation>
    </message>
</context>
<context>
    <name>yuyi::GroupsModel</name>
    <message numerus="yes">
        <source>%1 % · %n image(s)</source>
        <translation>
            <numerusform>%1% · %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>已确认</translation>
    </message>
    <message>
        <source>not duplicates</source>
        <translation>不是重复</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::GroupsPanel</name>
    <message numerus="yes">
        <source>Certainty of %1 % or more: %n group(s)</source>
        <translation>
            <numerusform>置信度不低于 %1%：%n 组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any certainty: %n group(s)</source>
        <translation>
            <numerusform>不限置信度：%n 组</numerusform>
        </translation>
    </message>
    <message>
        <source>Maximum fingerprint distance (0 to 256)</source>
        <translation>指纹最大距离（0 至 256）</translation>
    </message>
    <message>
        <source>Maximum Hamming distance</source>
        <translation>最大汉明距离</translation>
    </message>
    <message>
        <source>Minimum certainty</source>
        <translation>最低置信度</translation>
    </message>
    <message>
        <source>Minimum certainty for batch confirmation (%)</source>
        <translation>批量确认的最低置信度（%）</translation>
    </message>
    <message>
        <source>Minimum certainty for batch confirmation, in percent</source>
        <translation>批量确认的最低置信度，百分比</translation>
    </message>
    <message>
        <source>The lead sets this value. It is saved with the project.</source>
        <translation>由负责人设定，随项目保存。</translation>
    </message>
    <message>
        <source>Groups of duplicates</source>
        <translation>重复组</translation>
    </message>
</context>
<context>
    <name>yuyi::GuidelineEditor</name>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>第 %1 版</translation>
    </message>
    <message>
        <source>Version %1: %2</source>
        <translation>第 %1 版：%2</translation>
    </message>
    <message>
        <source>%1
%2, %3</source>
        <translation>%1
%2，%3</translation>
    </message>
    <message>
        <source>There is no guideline yet. Write the first version: headings become clauses that calibrations and adjudications can refer to.</source>
        <translation>还没有标注指南。请撰写第一版：标题会成为条款，供校准和裁决引用。</translation>
    </message>
    <message>
        <source>There is no guideline yet. A lead writes the first version.</source>
        <translation>还没有标注指南。第一版由负责人撰写。</translation>
    </message>
    <message numerus="yes">
        <source>%n annotation(s) submitted while this version was in force</source>
        <translation>
            <numerusform>这一版生效期间提交了 %n 份标注</numerusform>
        </translation>
    </message>
    <message>
        <source>In force now · %1</source>
        <translation>现行 · %1</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>What Changed</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>Write the Next Guideline Version</source>
        <translation>撰写下一版指南</translation>
    </message>
    <message>
        <source>Continue Writing</source>
        <translation>继续撰写</translation>
    </message>
    <message>
        <source>Guideline versions</source>
        <translation>标注指南的版本</translation>
    </message>
    <message>
        <source>What is new in this version (optional)</source>
        <translation>这一版的新内容（可不填）</translation>
    </message>
    <message>
        <source>What is new in this version</source>
        <translation>这一版的新内容</translation>
    </message>
    <message>
        <source>The guideline in Markdown: headings that start with # become clauses</source>
        <translation>用 Markdown 撰写指南：以 # 开头的标题会成为条款</translation>
    </message>
    <message>
        <source>Text of the guideline</source>
        <translation>指南正文</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>A published version cannot be changed; publish a new version instead. Everybody can press F2 to open the new version next to the annotation form.</source>
        <translation>版本发布后不能修改；如需改动，请发布新版本。所有人都可以按 F2，在标注表单旁边查看新版本。</translation>
    </message>
</context>
<context>
    <name>yuyi::GuidelinePanel</name>
    <message>
        <source>Close the guideline</source>
        <translation>关闭标注指南</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>Guideline, version %1</source>
        <translation>标注指南第 %1 版</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>标注指南</translation>
    </message>
    <message>
        <source>There is no guideline yet. A lead writes it on the Calibrate page.</source>
        <translation>还没有标注指南。指南由负责人在“校准”页撰写。</translation>
    </message>
    <message>
        <source>In force since %1</source>
        <translation>自 %1 起生效</translation>
    </message>
    <message>
        <source>%1 · in force since %2</source>
        <translation>%1 · 自 %2 起生效</translation>
    </message>
</context>
<context>
    <name>yuyi::GuidelineService</name>
    <message>
        <source>A guideline cannot be empty.</source>
        <translation>标注指南不能为空。</translation>
    </message>
    <message>
        <source>The guideline is too long. Shorten it to at most %1 characters.</source>
        <translation>标注指南过长。请缩短到 %1 个字符以内。</translation>
    </message>
    <message>
        <source>Version %1 was published while you were editing. Compare it with your text before you publish.</source>
        <translation>您编辑期间，第 %1 版已发布。请先把这一版与您的文字比较，再发布。</translation>
    </message>
    <message>
        <source>This text is the same as version %1.</source>
        <translation>文字与第 %1 版相同。</translation>
    </message>
</context>
<context>
    <name>yuyi::HandOutPanel</name>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>No matching image is waiting for an annotator.</source>
        <translation>没有符合条件、等待标注的图片。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 waiting images will be assigned.</source>
        <translation>
            <numerusform>%1 张等待标注的图片中，将分配 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them will be assigned to more than one person.</source>
        <translation>
            <numerusform>其中 %n 张由多人标注。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assignment(s) cannot be made: the chosen people already have these images or have reached their maximum.</source>
        <translation>
            <numerusform>还有 %n 个标注名额空着：所选的人已分到这些图片，或已达到每人上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign images</source>
        <translation>分配图片</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Assign to</source>
        <translation>分给谁</translation>
    </message>
    <message>
        <source>People per image</source>
        <translation>每张图片的标注人数</translation>
    </message>
    <message>
        <source>Number of images (0 = all waiting images)</source>
        <translation>图片数（0 = 所有等待标注的图片）</translation>
    </message>
    <message>
        <source>Maximum number of images per person (0 = no limit)</source>
        <translation>每人上限（0 = 不限）</translation>
    </message>
    <message>
        <source>Share of images assigned to more than one person</source>
        <translation>由多人标注的图片比例</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Filter by dimension</source>
        <translation>按维度筛选</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Only images with this text</source>
        <translation>仅限含以下文字的图片</translation>
    </message>
    <message>
        <source>Message to assignees</source>
        <translation>给接收者的说明</translation>
    </message>
    <message>
        <source>Text in the file name, source, note or image</source>
        <translation>文件名、来源、备注或图中的文字</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>New images</source>
        <translation>新图片</translation>
    </message>
    <message>
        <source>Also assigned to others</source>
        <translation>与他人共同标注</translation>
    </message>
    <message>
        <source>Images per person</source>
        <translation>每人的图片数</translation>
    </message>
    <message>
        <source>These images have been assigned. To assign more images, change a setting above, or leave this view and open it again.</source>
        <translation>这些图片已分配。要再分配一批，请改动上面的任意一项设置，或离开这里再重新打开。</translation>
    </message>
</context>
<context>
    <name>yuyi::HeatMapChart</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Accuracy (%). The colours go from the lowest to the highest value in this map; a stronger colour means a higher value. Cells with fewer than %1 questions have no colour.</source>
        <translation>正确率（%）。颜色按本图的最低值到最高值变化：颜色越浓，数值越高。不足 %1 题的格子不着色。</translation>
    </message>
    <message>
        <source>Models by category</source>
        <translation>模型与类别</translation>
    </message>
</context>
<context>
    <name>yuyi::HelpWindow</name>
    <message>
        <source>User Guide</source>
        <translation>使用手册</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>在手册中查找</translation>
    </message>
    <message>
        <source>Not found in the guide</source>
        <translation>手册中未找到</translation>
    </message>
</context>
<context>
    <name>yuyi::Histogram</name>
    <message numerus="yes">
        <source>%1 % to %2 %: %n image(s)</source>
        <translation>
            <numerusform>%1% 至 %2%：%n 张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of images (square-root scale)</source>
        <translation>图片数（平方根刻度）</translation>
    </message>
</context>
<context>
    <name>yuyi::HistoryStore</name>
    <message>
        <source>There is nothing left to undo.</source>
        <translation>已经没有可以撤销的内容。</translation>
    </message>
</context>
<context>
    <name>yuyi::Image</name>
    <message>
        <source>Collected</source>
        <translation>已收集</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>已剔除</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Being annotated</source>
        <translation>标注中</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>定稿</translation>
    </message>
    <message>
        <source>Being validated</source>
        <translation>验证中</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>已发布</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Text ratio</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>甄别</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>未知格式</translation>
    </message>
</context>
<context>
    <name>yuyi::ImageComments</name>
    <message>
        <source>Comments on the Image</source>
        <translation>对图片的评论</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Comments on %1</source>
        <translation>对 %1 的评论</translation>
    </message>
</context>
<context>
    <name>yuyi::ImageFiles</name>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read completely.</source>
        <translation>“%1”无法完整读取。</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be created. Is the disk full or read-only?</source>
        <translation>无法创建文件夹“%1”。磁盘是否已满或只读？</translation>
    </message>
    <message>
        <source>The image cannot be saved in “%1”. Is the disk full or read-only?</source>
        <translation>无法把图片保存到“%1”。磁盘是否已满或只读？</translation>
    </message>
    <message>
        <source>The image cannot be saved in “%1”. Is the disk full?</source>
        <translation>无法把图片保存到“%1”。磁盘是否已满？</translation>
    </message>
    <message>
        <source>“%1” is a link, pipe or device, not a regular file.</source>
        <translation>“%1”是链接、管道或设备，不是普通文件。</translation>
    </message>
    <message>
        <source>The images could not be written to disk in the folder “%1”: %2. Check the disk, then import again.</source>
        <translation>图片未能写入文件夹“%1”所在的磁盘：%2。请检查磁盘，然后重新导入。</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n image(s) already imported are kept. Start the same import again to continue.</source>
        <translation>
            <numerusform>%1 此前已导入的 %n 张图片会保留。再次导入同样的内容即可继续。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ImageReader</name>
    <message>
        <source>%1 could not be decoded: there is not enough memory.</source>
        <translation>%1 无法解码：内存不足。</translation>
    </message>
    <message>
        <source>%1 is truncated: the %2 file ends before the image is complete.</source>
        <translation>%1 不完整：%2 文件提前结束，图片数据不全。</translation>
    </message>
    <message>
        <source>%1 is damaged: its %2 data could not be decoded.</source>
        <translation>%1 已损坏：无法解码其中的 %2 数据。</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 不存在。</translation>
    </message>
    <message>
        <source>%1 cannot be read: file permissions do not allow it.</source>
        <translation>%1 无法读取：文件权限不允许。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 无法读取：%2。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: permissions do not allow it.</source>
        <translation>无法读取文件夹 %1：权限不允许。</translation>
    </message>
    <message>
        <source>%1 is a folder, not an image.</source>
        <translation>%1 是文件夹，不是图片。</translation>
    </message>
    <message>
        <source>%1 is a device or pipe, not a regular file.</source>
        <translation>%1 是设备或管道，不是普通文件。</translation>
    </message>
    <message>
        <source>This image</source>
        <translation>这张图片</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 is a broken link.</source>
        <translation>%1 是一个失效的链接。</translation>
    </message>
    <message>
        <source>%1 is empty: the file has no content.</source>
        <translation>%1 是空文件，没有内容。</translation>
    </message>
    <message>
        <source>%1 is too large: %2; the limit is %3.</source>
        <translation>%1 过大：%2；上限为 %3。</translation>
    </message>
    <message>
        <source>%1 was changed while it was being read.</source>
        <translation>%1 在读取时被改动了。</translation>
    </message>
    <message>
        <source>%1 has the format %2, which is not supported. Convert it to JPEG, PNG or WebP first.</source>
        <translation>%1 的格式是 %2，不受支持。请先转换为 JPEG、PNG 或 WebP。</translation>
    </message>
    <message>
        <source>%1 is a %2 file, not an image.</source>
        <translation>%1 是 %2 文件，不是图片。</translation>
    </message>
    <message>
        <source>%1 is a web page, not an image: the download probably failed.</source>
        <translation>%1 是网页，不是图片：可能是下载失败。</translation>
    </message>
    <message>
        <source>%1 is a text file, not an image.</source>
        <translation>%1 是文本文件，不是图片。</translation>
    </message>
    <message>
        <source>%1 is not an image in a supported format (JPEG, PNG, WebP, GIF, BMP or TIFF).</source>
        <translation>%1 不是受支持格式的图片（JPEG、PNG、WebP、GIF、BMP 或 TIFF）。</translation>
    </message>
    <message>
        <source>%1 is a damaged %2 file: its header is incomplete or invalid.</source>
        <translation>%1 是损坏的 %2 文件：文件头不完整或无效。</translation>
    </message>
    <message>
        <source>%1 is too large: %2 × %3 pixels would need %4 of memory; the limit is %5.</source>
        <translation>%1 过大：解码 %2 × %3 像素需要 %4 内存；上限为 %5。</translation>
    </message>
</context>
<context>
    <name>yuyi::ImageStore</name>
    <message>
        <source>This image is no longer in the project.</source>
        <translation>这张图片已不在项目中。</translation>
    </message>
    <message>
        <source>An image without an ID or hash cannot be saved.</source>
        <translation>没有编号或哈希值的图片无法保存。</translation>
    </message>
    <message>
        <source>This image is already in the project.</source>
        <translation>这张图片已在项目中。</translation>
    </message>
    <message>
        <source>Enter at least the first four characters of the image&apos;s hash (0–9 and a–f).</source>
        <translation>请至少输入图片哈希值的前四位（0–9 和 a–f）。</translation>
    </message>
    <message>
        <source>This decision was already undone.</source>
        <translation>这个决定已经撤销过了。</translation>
    </message>
    <message>
        <source>This decision on an image is not in the project.</source>
        <translation>项目中没有这个决定。</translation>
    </message>
</context>
<context>
    <name>yuyi::ImageViewer</name>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>yuyi::ImageWriter</name>
    <message>
        <source>There is no image to save.</source>
        <translation>没有可保存的图片。</translation>
    </message>
    <message>
        <source>Images can be saved as JPEG, PNG or WebP, not as %1.</source>
        <translation>图片只能保存为 JPEG、PNG 或 WebP，不能保存为 %1。</translation>
    </message>
    <message>
        <source>The image could not be saved in the format %1.</source>
        <translation>无法把图片保存为 %1 格式。</translation>
    </message>
</context>
<context>
    <name>yuyi::ImportItemsDialog</name>
    <message>
        <source>CII-Bench: one entry per image with its questions</source>
        <translation>CII-Bench：每张图片一条记录，含这张图片的题目</translation>
    </message>
    <message>
        <source>CII-Bench, flat: one entry per question</source>
        <translation>CII-Bench 扁平格式：每道题一条记录</translation>
    </message>
    <message>
        <source>Import Items</source>
        <translation>导入已有评测集</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Rejected entries</source>
        <translation>拒收的记录</translation>
    </message>
    <message>
        <source>First rejected entry</source>
        <translation>第一条拒收的记录</translation>
    </message>
    <message>
        <source>Image folder</source>
        <translation>图片所在文件夹</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Image Folder</source>
        <translation>图片所在文件夹</translation>
    </message>
    <message>
        <source>Default: the folder of the imported file, or its parent folder</source>
        <translation>默认：导入文件所在的文件夹或其上一级文件夹</translation>
    </message>
    <message>
        <source>Looking for the images…</source>
        <translation>正在查找图片…</translation>
    </message>
    <message>
        <source>All images were found.</source>
        <translation>图片都已找到。</translation>
    </message>
    <message>
        <source>Found: %1 of %2 images. Missing, for example: %3</source>
        <translation>共 %2 张图片，找到 %1 张。缺少的图片例如：%3</translation>
    </message>
</context>
<context>
    <name>yuyi::ImportResponsesDialog</name>
    <message>
        <source>Import nothing if the file contains an unknown ID</source>
        <translation>有未知编号时不导入任何回答</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import Results</source>
        <translation>导入结果</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Section in tables</source>
        <translation>在结果表格中的分区</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) in the file.</source>
        <translation>
            <numerusform>文件里有 %n 条回答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>正在导入…</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) imported.</source>
        <translation>
            <numerusform>已导入 %n 条回答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Strict scorer: %1 correct, %2 incorrect, %3 misses (no extracted answer), %4 request errors.</source>
        <translation>严格评分：答对 %1，答错 %2，未提取到答案 %3，请求错误 %4。</translation>
    </message>
    <message numerus="yes">
        <source>The file contains no reply for %n item(s) of the project.</source>
        <translation>
            <numerusform>项目中有 %n 道题在文件里没有回答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ID(s) occurred twice with the same reply.</source>
        <translation>
            <numerusform>有 %n 个编号重复出现，回答相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown ID(s) were skipped:</source>
        <translation>
            <numerusform>有 %n 个编号不对应任何题目，已跳过：</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Match replies to items</source>
        <translation>回答与题目的对应方式</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Split from file</source>
        <translation>按文件中的划分</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1：“%2”</translation>
    </message>
    <message>
        <source>Replies: %1. Items with replies: %2. Matching: %3.</source>
        <translation>回答 %1 条，涉及题目 %2 道。回答与题目的对应方式：%3。</translation>
    </message>
    <message numerus="yes">
        <source>Each item was asked %n times.</source>
        <translation>
            <numerusform>每道题问了 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>The order of the options that the model saw differs from the order in the project. The letters in the replies refer to the order that the model saw.</source>
        <translation>模型看到的选项顺序与项目中的不同；回答中的字母按模型看到的顺序判读。</translation>
    </message>
    <message>
        <source>Empty replies: %1. Request errors: %2.</source>
        <translation>空回答 %1 条，请求错误 %2 条。</translation>
    </message>
    <message>
        <source>IDs that are not imported because they are unknown in the project: %1 (%2).</source>
        <translation>未导入：%1 个编号没有对应的题目（%2）。</translation>
    </message>
    <message>
        <source>IDs that are not imported because their question or options differ from those in the project: %1 (%2).</source>
        <translation>未导入：%1 个编号的问题或选项与项目中的不同（%2）。</translation>
    </message>
</context>
<context>
    <name>yuyi::ImportStrip</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Do Not Continue</source>
        <translation>不再继续</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>An import was interrupted after %1 of %2 files. Imported images are kept.</source>
        <translation>有一次导入中断了：共 %2 个文件，已处理 %1 个。已导入的图片均保留。</translation>
    </message>
    <message>
        <source>An import was interrupted. Imported images are kept.</source>
        <translation>有一次导入中断了，已导入的图片均保留。</translation>
    </message>
    <message>
        <source>Last import (%1): %2</source>
        <translation>最近一次导入，%1：%2</translation>
    </message>
    <message>
        <source>Show Rejected Files</source>
        <translation>查看拒收的文件</translation>
    </message>
    <message>
        <source>Show Files Already in Project</source>
        <translation>查看此前已在项目中的文件</translation>
    </message>
</context>
<context>
    <name>yuyi::InPackage</name>
    <message>
        <source>This cannot be done in a work package, only in the project. Tell the person who sent you the package.</source>
        <translation>这项操作不能在工作包里做，只能在项目中做。请告知把工作包发给您的人。</translation>
    </message>
</context>
<context>
    <name>yuyi::InboxRow</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>yuyi::InboxText</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <translation>
            <numerusform>%1，另有 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>A question failed validation: %1 of %2 answers were correct</source>
        <translation>一道题未通过验证：%2 份作答中 %1 份正确</translation>
    </message>
    <message>
        <source>A question failed validation</source>
        <translation>一道题未通过验证</translation>
    </message>
    <message>
        <source>Returned from adjudication</source>
        <translation>裁决时退回</translation>
    </message>
    <message>
        <source>Returned by a lead</source>
        <translation>由负责人退回</translation>
    </message>
    <message>
        <source>Returned from calibration</source>
        <translation>校准后退回</translation>
    </message>
    <message numerus="yes">
        <source>No current validator can answer %n of these rounds: add more validators</source>
        <translation>
            <numerusform>其中 %n 轮没有验证员可以作答：请增加验证员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) missing</source>
        <translation>
            <numerusform>还缺 %n 份作答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disagreement(s) are waiting for an adjudicator</source>
        <translation>
            <numerusform>%n 处分歧等待裁决</numerusform>
        </translation>
    </message>
    <message>
        <source>No adjudicator is available for these disagreements. Give the adjudicator role to another person.</source>
        <translation>没有其他裁决员。请让别人也担任裁决员。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
    <message numerus="yes">
        <source>%n validation round(s) are waiting for answers</source>
        <translation>
            <numerusform>%n 轮验证等待作答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted image(s) with a problem reported by validators</source>
        <translation>
            <numerusform>验证员报告 %n 张已通过的图片有问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>尚未检查</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) with errors</source>
        <translation>
            <numerusform>%n 次评测出错</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run of %1: %n request(s) failed</source>
        <translation>
            <numerusform>%1：%n 个请求失败</numerusform>
        </translation>
    </message>
    <message>
        <source>The run of %1 has stopped</source>
        <translation>%1 的评测已停止</translation>
    </message>
    <message>
        <source>Open Duplicates Page</source>
        <translation>打开“去重”</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>处理</translation>
    </message>
    <message>
        <source>Open Text Page</source>
        <translation>打开“文字占比”</translation>
    </message>
    <message>
        <source>Keep, or discard with a reason</source>
        <translation>保留，或注明原因后剔除</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>甄别</translation>
    </message>
    <message>
        <source>Open Release Page</source>
        <translation>打开“发布”</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Collect Images</source>
        <translation>收集图片</translation>
    </message>
    <message numerus="yes">
        <source>%n more image(s) in the pool</source>
        <translation>
            <numerusform>任务池中还有 %n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) to finish</source>
        <translation>
            <numerusform>%n 份草稿待完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in progress</source>
        <translation>
            <numerusform>进行中 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) assigned to you</source>
        <translation>
            <numerusform>%n 张图片已分配给您</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n 分钟前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>%n 小时前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n 天前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) were returned to you</source>
        <translation>
            <numerusform>%n 张图片已退回给您</numerusform>
        </translation>
    </message>
    <message>
        <source>Revise</source>
        <translation>修改</translation>
    </message>
    <message numerus="yes">
        <source>%n discussion(s) to conclude</source>
        <translation>
            <numerusform>%n 个讨论待下结论</numerusform>
        </translation>
    </message>
    <message>
        <source>Conclude</source>
        <translation>下结论</translation>
    </message>
    <message numerus="yes">
        <source>%n discussion(s) are waiting for your vote</source>
        <translation>
            <numerusform>%n 个讨论等待您投票</numerusform>
        </translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) mention you</source>
        <translation>
            <numerusform>%n 条评论提到您</numerusform>
        </translation>
    </message>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Batch “%1”</source>
        <translation>批次“%1”</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Everybody has labelled the batch “%1”</source>
        <translation>所有人都已标完批次“%1”</translation>
    </message>
    <message numerus="yes">
        <source>Compare labels of %n image(s)</source>
        <translation>
            <numerusform>%n 张图片的标签可以比较</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) to answer blind</source>
        <translation>
            <numerusform>%n 道题等待盲答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can answer %n of them</source>
        <translation>
            <numerusform>其中 %n 道只有您能作答</numerusform>
        </translation>
    </message>
    <message>
        <source>Others can answer them too</source>
        <translation>其他人也可以作答</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Anyone can annotate them</source>
        <translation>任何人都可以标注</translation>
    </message>
</context>
<context>
    <name>yuyi::InboxView</name>
    <message>
        <source>Show less</source>
        <translation>收起</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::InspectPage</name>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Next Image</source>
        <translation>下一张</translation>
    </message>
    <message>
        <source>Previous Image</source>
        <translation>上一张</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Actual Size</source>
        <translation>原始大小</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Rotate View</source>
        <translation>旋转视图</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>剔除：%1</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <translation>已剔除：%1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>text covers %1 %</source>
        <translation>文字占 %1%</translation>
    </message>
    <message numerus="yes">
        <source>animated, showing the first of %n frame(s)</source>
        <translation>
            <numerusform>动图，共 %n 帧，显示第一帧</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is truncated</source>
        <translation>文件不完整</translation>
    </message>
    <message>
        <source>licence unknown</source>
        <translation>许可未知</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>已剔除</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>All images have been inspected.</source>
        <translation>图片已全部甄别。</translation>
    </message>
    <message>
        <source>No images are waiting for inspection.</source>
        <translation>没有等待甄别的图片。</translation>
    </message>
    <message>
        <source>Collect images first; then inspect them here one by one.</source>
        <translation>请先收集图片，然后在这里逐张甄别。</translation>
    </message>
    <message>
        <source>Go to Collect</source>
        <translation>去收集</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>甄别</translation>
    </message>
    <message>
        <source>%1 of %2 · today: %3 kept, %4 discarded</source>
        <translation>第 %1 张，共 %2 张 · 今天已保留 %3，已剔除 %4</translation>
    </message>
    <message>
        <source>Today you kept %1 and discarded %2. The kept images can be annotated now.</source>
        <translation>今天您保留了 %1 张，剔除了 %2 张。保留的图片现在可以标注了。</translation>
    </message>
    <message>
        <source>Discard as:</source>
        <translation>剔除原因：</translation>
    </message>
    <message>
        <source>%1 · shown enlarged to %2 %</source>
        <translation>%1 · 已放大到 %2%</translation>
    </message>
    <message>
        <source>Why is this image discarded?</source>
        <translation>为什么剔除这张图片？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>剔除</translation>
    </message>
</context>
<context>
    <name>yuyi::Integrity</name>
    <message>
        <source>Image %1 is at the stage “%2”, but a decision in force discards it.</source>
        <translation>图片 %1 处于“%2”阶段，但有一个有效的剔除决定。</translation>
    </message>
    <message>
        <source>Image %1 is marked as discarded, but no decision in force discards it.</source>
        <translation>图片 %1 处于“已剔除”阶段，但没有任何有效的剔除决定。</translation>
    </message>
    <message>
        <source>Image %1 is at the stage “%2”, but has no gold annotation.</source>
        <translation>图片 %1 处于“%2”阶段，但没有定稿。</translation>
    </message>
    <message>
        <source>Image %1 is at the stage “%2”, but has a gold annotation.</source>
        <translation>图片 %1 处于“%2”阶段，但已有定稿。</translation>
    </message>
    <message>
        <source>Image %1 is at the stage “%2”, but somebody has submitted an annotation.</source>
        <translation>图片 %1 处于“%2”阶段，但已有人提交了标注。</translation>
    </message>
    <message>
        <source>Image %1 is marked as being annotated, but it has no annotation.</source>
        <translation>图片 %1 处于“标注中”阶段，但没有任何标注。</translation>
    </message>
    <message>
        <source>Image %1 is marked as kept, but no inspection decision in force keeps it.</source>
        <translation>图片 %1 处于“已保留”阶段，但没有结果为“保留”的有效甄别记录。</translation>
    </message>
    <message>
        <source>Image %1 is marked as collected, but an inspection decision in force keeps it.</source>
        <translation>图片 %1 处于“已收集”阶段，但有结果为“保留”的有效甄别记录。</translation>
    </message>
    <message>
        <source>Image %1 is marked as released, but is not in any release.</source>
        <translation>图片 %1 处于“已发布”阶段，但不在任何发布中。</translation>
    </message>
    <message>
        <source>Image %1, step “%2”: the decision that is marked as in force is not the newest decision.</source>
        <translation>图片 %1：步骤“%2”中被记为有效的那个决定不是最新的。</translation>
    </message>
    <message>
        <source>Image %1, step “%2”: the decision that is marked as in force has been undone.</source>
        <translation>图片 %1：步骤“%2”中被记为有效的那个决定已被撤销。</translation>
    </message>
    <message>
        <source>Image %1 has no file name.</source>
        <translation>图片 %1 没有文件名。</translation>
    </message>
    <message>
        <source>Image %1 has %2 text measurements, but none or several of them are marked as the newest.</source>
        <translation>图片 %1 有 %2 次文字测量，但没有一次标为最新，或有多次标为最新。</translation>
    </message>
    <message>
        <source>Question %1 has no current version, or it has more than one.</source>
        <translation>问题 %1 没有当前版本，或有多个当前版本。</translation>
    </message>
    <message>
        <source>Gold annotation %2 refers to the question version %1, which can still change or belongs to another question.</source>
        <translation>定稿 %2 引用的问题版本 %1 仍可修改，或属于另一道题。</translation>
    </message>
    <message>
        <source>Release %1: the numbers of images and questions in the release differ from the recorded numbers.</source>
        <translation>发布“%1”：实际的图片数和题目数与记录的数目不符。</translation>
    </message>
    <message>
        <source>The database file is damaged: %1</source>
        <translation>数据库文件已损坏：%1</translation>
    </message>
    <message>
        <source>A row in table %1 refers to a row that does not exist in table %2.</source>
        <translation>表 %1 中有一行引用了表 %2 中不存在的行。</translation>
    </message>
    <message>
        <source>Image %1: the project does not record correctly whether the step “%2” was the first step to discard this image.</source>
        <translation>图片 %1：步骤“%2”是否最先剔除了这张图片，项目里的记录有误。</translation>
    </message>
</context>
<context>
    <name>yuyi::ItemBar</name>
    <message>
        <source>Current items</source>
        <translation>现有题目（未冻结）</translation>
    </message>
    <message>
        <source>Frozen: %1 (%2)</source>
        <translation>已冻结：%1（%2）</translation>
    </message>
    <message>
        <source>%1, frozen %2</source>
        <translation>%1，冻结于 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value and number of items</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>filter and its values</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between values</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Item set</source>
        <translation>题目集</translation>
    </message>
    <message>
        <source>Search questions</source>
        <translation>搜索题目</translation>
    </message>
</context>
<context>
    <name>yuyi::ItemChooser</name>
    <message>
        <source>Split</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Kind of question</source>
        <translation>题型</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>No item set has been frozen in this project yet.</source>
        <translation>这个项目还没有冻结过题目集。</translation>
    </message>
    <message>
        <source>There is no frozen item set “%1”. Available: %2.</source>
        <translation>没有名为“%1”的已冻结题目集。可用：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>yuyi::ItemDetail</name>
    <message>
        <source>no answers to show</source>
        <translation>没有可显示的作答</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 people correct (by option: %3)</source>
        <translation>%2 人中 %1 人答对（各选项人数：%3）</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人类</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>repeat %1</source>
        <translation>第 %1 次提问</translation>
    </message>
    <message>
        <source>option rotation %1</source>
        <translation>第 %1 种选项轮换</translation>
    </message>
    <message>
        <source>%1*</source>
        <translation>%1*</translation>
    </message>
    <message>
        <source>Your decision on this reply now counts. Press W to withdraw your decision.</source>
        <translation>这条回答现在以您的判读为准。按 W 撤回。</translation>
    </message>
    <message>
        <source>The scorer&apos;s decision on this reply counts again.</source>
        <translation>这条回答重新以评分器的判读为准。</translation>
    </message>
    <message>
        <source>Answers of all models</source>
        <translation>所有模型的回答</translation>
    </message>
</context>
<context>
    <name>yuyi::ItemFilter</name>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>“%1” is not a condition. Write “field=value”, “field!=value” or “field~text”. Available fields: %2.</source>
        <translation>“%1”不是有效的筛选条件。请写成“字段=值”“字段!=值”或“字段~文字”。可用的字段：%2。</translation>
    </message>
    <message>
        <source>A quotation mark in “%1” is not closed.</source>
        <translation>“%1”中的引号没有闭合。</translation>
    </message>
    <message>
        <source>There is no field “%1”. Available: %2.</source>
        <translation>没有字段“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>The condition “%1” has no value.</source>
        <translation>“%1”缺少值。</translation>
    </message>
    <message>
        <source>“%1” is not a value of %2. Available: %3.</source>
        <translation>“%1”不是字段 %2 的取值。可用的值：%3。</translation>
    </message>
</context>
<context>
    <name>yuyi::ItemImportService</name>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Stopped. Imported items are kept; import the same file again to continue.</source>
        <translation>已停止。已导入的题目均保留；再次导入同一文件即可继续。</translation>
    </message>
</context>
<context>
    <name>yuyi::ItemsController</name>
    <message>
        <source>All adjudicated images have already entered validation.</source>
        <translation>已定稿的图片此前已全部进入验证。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are waiting for answers now.</source>
        <translation>
            <numerusform>%n 道题现在等待作答。</numerusform>
        </translation>
    </message>
    <message>
        <source>The question is now in discussion.</source>
        <translation>这道题已提交讨论。</translation>
    </message>
</context>
<context>
    <name>yuyi::ItemsView</name>
    <message>
        <source>Questions</source>
        <translation>全部题目</translation>
    </message>
    <message>
        <source>Key in doubt</source>
        <translation>答案存疑</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>有人报告问题</translation>
    </message>
    <message>
        <source>Negative discrimination</source>
        <translation>区分度为负</translation>
    </message>
    <message>
        <source>Unused distractors</source>
        <translation>失效干扰项</translation>
    </message>
    <message>
        <source>Rapid answers</source>
        <translation>过快作答</translation>
    </message>
    <message>
        <source>Previous versions</source>
        <translation>旧版本</translation>
    </message>
    <message>
        <source>Validate More Items…</source>
        <translation>验证更多题目…</translation>
    </message>
    <message>
        <source>Find Question</source>
        <translation>查找题目</translation>
    </message>
    <message>
        <source>Next in List</source>
        <translation>列表下一项</translation>
    </message>
    <message>
        <source>Previous in List</source>
        <translation>列表上一项</translation>
    </message>
    <message>
        <source>Open on Annotate Page</source>
        <translation>在“标注”页打开</translation>
    </message>
    <message>
        <source>Open on Review Page</source>
        <translation>在“交叉校验”页打开</translation>
    </message>
    <message>
        <source>Discuss…</source>
        <translation>提交讨论…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Validate More Items</source>
        <translation>验证更多题目</translation>
    </message>
    <message numerus="yes">
        <source>The questions of %n image(s), including imported questions, have not been validated. Once you start, validators will answer these questions blind. An image does not count as accepted until all its questions pass; released images stay released.</source>
        <translation>
            <numerusform>有 %n 张图片的题目（包括导入的题目）还没有验证过。开始后，这些题目将由验证员盲答。一张图片的题目全部通过，这张图片才算“已通过”；已发布的图片不受影响。</numerusform>
        </translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>开始验证</translation>
    </message>
    <message>
        <source>Discuss</source>
        <translation>提交讨论</translation>
    </message>
    <message>
        <source>Why should the team discuss this question?</source>
        <translation>为什么要团队讨论这道题？</translation>
    </message>
    <message>
        <source>Open Discussion</source>
        <translation>开始讨论</translation>
    </message>
    <message>
        <source>Search questions</source>
        <translation>搜索题目</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
    <message>
        <source>No question has been validated yet.</source>
        <translation>还没有题目经过验证。</translation>
    </message>
    <message>
        <source>If the project&apos;s rules require blind answers, questions appear here after adjudication. You can also add imported and older questions to validation.</source>
        <translation>如果项目规则要求盲答，题目定稿后会出现在这里。您也可以把导入的题目和以前的题目加进来验证。</translation>
    </message>
</context>
<context>
    <name>yuyi::JobCenter</name>
    <message>
        <source>This version of the program does not support this task.</source>
        <translation>此版本的程序不支持这项任务。</translation>
    </message>
    <message>
        <source>The task was stopped by an unexpected error.</source>
        <translation>任务因意外错误而中止。</translation>
    </message>
</context>
<context>
    <name>yuyi::JobKinds</name>
    <message numerus="yes">
        <source>%1 added, %2 already in the project, %n file(s) rejected.</source>
        <translation>
            <numerusform>新增 %1 张，%2 张此前已在项目中，拒收 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added, %2 already in the project.</source>
        <translation>新增 %1 张，%2 张此前已在项目中。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) written to %1.</source>
        <translation>
            <numerusform>已将 %n 条记录写入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 replies are already scored by the current scorer versions.</source>
        <translation>全部 %1 条回答都已由当前版本的评分器判读。</translation>
    </message>
    <message>
        <source>Re-scored %1 of %2 replies. Changed results: %3.</source>
        <translation>已重新判读 %2 条回答中的 %1 条，结果改变的有 %3 条。</translation>
    </message>
    <message>
        <source>Importing images</source>
        <translation>图片导入</translation>
    </message>
    <message>
        <source>Importing items</source>
        <translation>题目导入</translation>
    </message>
    <message>
        <source>Searching for duplicates</source>
        <translation>查重</translation>
    </message>
    <message>
        <source>Measuring text</source>
        <translation>文字测量</translation>
    </message>
    <message>
        <source>Writing the release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Exporting the audit log</source>
        <translation>审计记录导出</translation>
    </message>
    <message>
        <source>Re-scoring replies</source>
        <translation>重新判读回答</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of duplicates</source>
        <translation>
            <numerusform>%n 组重复图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) rejected</source>
        <translation>
            <numerusform>%n 条被拒收</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>%n 处冲突</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Same-template groups: %2. %n image(s) could not be read.</source>
        <translation>
            <numerusform>%1。同模板的组：%2。%n 张图片无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Same-template groups: %2.</source>
        <comment>groups of duplicates, number</comment>
        <translation>%1。同模板的组：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 measured, %n could not be read.</source>
        <translation>
            <numerusform>已测量 %1的文字；%n 张无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) measured.</source>
        <translation>
            <numerusform>已测量 %n 张图片的文字。</numerusform>
        </translation>
    </message>
    <message>
        <source>Release written with %1 on %2.</source>
        <comment>questions, images</comment>
        <translation>已写出 %1（%2）。</translation>
    </message>
    <message>
        <source>Added: %1, %2. Already in the project: %3. Problems: %4, %5.</source>
        <comment>questions, images, images, entries refused, conflicts</comment>
        <translation>新增 %1、%2。已在项目中：%3。%4，%5。</translation>
    </message>
    <message>
        <source>Added: %1 and %2. The project already had %3.</source>
        <comment>questions, images, images</comment>
        <translation>新增 %1、%2。已在项目中：%3。</translation>
    </message>
</context>
<context>
    <name>yuyi::JobLine</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>yuyi::JobText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1: %2 / %3</source>
        <translation>%1：%2 / %3</translation>
    </message>
    <message>
        <source>%1: %2 / %3 · %4 per second · %5 left</source>
        <translation>%1：%2 / %3 · 每秒 %4 · 剩余 %5</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1: waiting</source>
        <translation>%1：等待中</translation>
    </message>
    <message>
        <source>%1: paused at %2 / %3</source>
        <translation>%1：已暂停，%2 / %3</translation>
    </message>
    <message>
        <source>%1: paused</source>
        <translation>%1：已暂停</translation>
    </message>
    <message>
        <source>%1: cancelled</source>
        <translation>%1：已取消</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1：已完成</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>job and how it ended</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: failed</source>
        <translation>%1：失败</translation>
    </message>
    <message>
        <source>Import of images</source>
        <translation>图片导入</translation>
    </message>
    <message>
        <source>Import of items</source>
        <translation>题目导入</translation>
    </message>
    <message>
        <source>Search for duplicates</source>
        <translation>查重</translation>
    </message>
    <message>
        <source>Measurement of text in images</source>
        <translation>图中文字测量</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Export of the audit log</source>
        <translation>审计记录导出</translation>
    </message>
    <message>
        <source>Re-scoring of replies</source>
        <translation>重新判读回答</translation>
    </message>
    <message>
        <source>Work package</source>
        <translation>工作包</translation>
    </message>
    <message>
        <source>Creation of packages for participants</source>
        <translation>为参与者打包</translation>
    </message>
    <message>
        <source>Check of returned packages</source>
        <translation>检查返回的工作包</translation>
    </message>
    <message>
        <source>Import of returned packages</source>
        <translation>导入返回的工作包</translation>
    </message>
</context>
<context>
    <name>yuyi::JobsBar</name>
    <message numerus="yes">
        <source>%n more task(s)</source>
        <translation>
            <numerusform>另有 %n 项任务</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Json</name>
    <message>
        <source>The JSON text is too large: %1; the limit is %2.</source>
        <translation>JSON 文本过大：%1；上限为 %2。</translation>
    </message>
    <message numerus="yes">
        <source>The JSON text is nested more than %n level(s) deep.</source>
        <translation>
            <numerusform>JSON 文本的嵌套超过 %n 层。</numerusform>
        </translation>
    </message>
    <message>
        <source>The JSON text is empty.</source>
        <translation>JSON 文本为空。</translation>
    </message>
    <message>
        <source>The text is not valid JSON: line %1, column %2.</source>
        <translation>文本不是有效的 JSON：第 %1 行，第 %2 列。</translation>
    </message>
    <message>
        <source>The text is not valid JSON.</source>
        <translation>文本不是有效的 JSON。</translation>
    </message>
    <message>
        <source>Reading the JSON text took too long.</source>
        <translation>读取 JSON 文本超时。</translation>
    </message>
</context>
<context>
    <name>yuyi::KeychainStore</name>
    <message>
        <source>The API key is not in the keychain.</source>
        <translation>钥匙串中没有密钥。</translation>
    </message>
    <message>
        <source>The keychain could not be read (%1). Try again, or enter the key for this session only.</source>
        <translation>无法读取钥匙串（%1）。请再试一次，或输入密钥（仅用于本次会话）。</translation>
    </message>
    <message>
        <source>The keychain is locked, so the key cannot be read. Unlock it and try again, or enter the key for this session only.</source>
        <translation>钥匙串已锁定，无法读取密钥。请解锁后再试，或输入密钥（仅用于本次会话）。</translation>
    </message>
    <message>
        <source>The key could not be deleted from the keychain. Delete the entry “%1” there.</source>
        <translation>未能从钥匙串中删除密钥。请在钥匙串中删除名为“%1”的条目。</translation>
    </message>
    <message>
        <source>The program found no keychain on this computer. Enter the key for this session only, or enter the name of an environment variable that holds the key.</source>
        <translation>程序在这台电脑上没有找到钥匙串。请输入密钥（仅用于本次会话），或填写存有密钥的环境变量的名称。</translation>
    </message>
    <message>
        <source>The keychain did not save the key. Unlock the keychain and try again, or enter the key for this session only.</source>
        <translation>未能将密钥存入钥匙串。请解锁钥匙串后重试，或输入密钥（仅用于本次会话）。</translation>
    </message>
</context>
<context>
    <name>yuyi::KnownCase</name>
    <message>
        <source>You cannot see this case of the error review yet, because you still have to annotate its image or answer its question blind.</source>
        <translation>您还要标注这个样例的图片，或盲答它的题目，因此暂时不能查看这个样例。</translation>
    </message>
</context>
<context>
    <name>yuyi::LabelField</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>待定</translation>
    </message>
</context>
<context>
    <name>yuyi::LabelRows</name>
    <message>
        <source>%1 (select all that apply)</source>
        <translation>%1（可多选）</translation>
    </message>
</context>
<context>
    <name>yuyi::LabelsLine</name>
    <message>
        <source>, </source>
        <comment>between labels of one dimension</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Change the labels (Esc)</source>
        <translation>修改标签（Esc）</translation>
    </message>
    <message>
        <source>Change the labels</source>
        <translation>修改标签</translation>
    </message>
</context>
<context>
    <name>yuyi::LaunchFigures</name>
    <message>
        <source>Preparing requests: %1 of %2…</source>
        <translation>正在准备请求：%1 / %2…</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>tokens in and out</comment>
        <translation>%1 + %2</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) cannot be sent; their items count as request errors.</source>
        <translation>
            <numerusform>%n 张图片无法发送，对应的题目将记为请求错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Tokens in + out</source>
        <translation>词元（输入 + 输出）</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Upload size</source>
        <translation>上传量</translation>
    </message>
</context>
<context>
    <name>yuyi::LettersChart</name>
    <message>
        <source>Key</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The bars show the share of answers (%) that chose each option letter, with 95 % Wilson intervals. Letters follow the order of options shown to the model. “Key” shows the share of answer keys with this letter. “None” counts misses (replies without an extracted answer), request errors, and answers with a letter that the question does not have.</source>
        <translation>每个条形：全部回答中，选了该字母的回答所占比例（%），并附 95% Wilson 区间；字母以模型看到的选项顺序为准。“正确答案”表示以该字母为正确答案的题目所占比例。“无”包括未提取到答案、请求错误，以及所答字母不在题目选项中的情况。</translation>
    </message>
    <message>
        <source>The bars show the share of answers (%) that chose each option letter, with 95 % Wilson intervals. Letters follow the order of options shown to the model. “Key” shows the share of answer keys with this letter. “None” counts misses (replies without an extracted answer), request errors, and answers with a letter that the question does not have. The chart shows the best %1 of %2 runs; press U to choose other runs.</source>
        <translation>每个条形：全部回答中，选了该字母的回答所占比例（%），并附 95% Wilson 区间；字母以模型看到的选项顺序为准。“正确答案”表示以该字母为正确答案的题目所占比例。“无”包括未提取到答案、请求错误，以及所答字母不在题目选项中的情况。图中只画 %2 次评测中最好的 %1 次；按 U 选择其他评测。</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Share of the answers (%)</source>
        <translation>占回答的比例（%）</translation>
    </message>
    <message>
        <source>Answers per run</source>
        <translation>每次评测的回答数</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Letters chosen and answer keys</source>
        <translation>所选字母与正确答案</translation>
    </message>
</context>
<context>
    <name>yuyi::LintStrip</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) – you can submit</source>
        <translation>
            <numerusform>%n 条警告，可以提交</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems – you can submit</source>
        <translation>无错误和警告，可以提交</translation>
    </message>
    <message>
        <source>F8 jumps to the next error or warning</source>
        <translation>按 F8 跳到下一处错误或警告</translation>
    </message>
    <message numerus="yes">
        <source>and %n more error(s)</source>
        <translation>
            <numerusform>另有 %n 处错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more warning(s)</source>
        <translation>
            <numerusform>另有 %n 条警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) to fill in</source>
        <translation>
            <numerusform>还有 %n 项未填</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 条警告</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
</context>
<context>
    <name>yuyi::Linter</name>
    <message>
        <source>Number of questions</source>
        <translation>题目数目</translation>
    </message>
    <message>
        <source>Number of options</source>
        <translation>选项数目</translation>
    </message>
    <message>
        <source>Empty option</source>
        <translation>选项为空</translation>
    </message>
    <message>
        <source>Number of correct options</source>
        <translation>正确选项数目</translation>
    </message>
    <message>
        <source>Identical options</source>
        <translation>选项相同</translation>
    </message>
    <message>
        <source>Empty question</source>
        <translation>问题为空</translation>
    </message>
    <message>
        <source>Missing label</source>
        <translation>缺少标签</translation>
    </message>
    <message>
        <source>Unknown label</source>
        <translation>未知标签</translation>
    </message>
    <message>
        <source>No explanation</source>
        <translation>没有解释</translation>
    </message>
    <message>
        <source>No implied meaning</source>
        <translation>缺少隐喻含义</translation>
    </message>
    <message>
        <source>Long question</source>
        <translation>问题过长</translation>
    </message>
    <message>
        <source>Long option</source>
        <translation>选项过长</translation>
    </message>
    <message>
        <source>Correct option is by far the longest</source>
        <translation>正确选项明显比其他选项长</translation>
    </message>
    <message>
        <source>Option lengths vary widely</source>
        <translation>选项长短相差悬殊</translation>
    </message>
    <message>
        <source>One option contains another</source>
        <translation>选项被另一选项包含</translation>
    </message>
    <message>
        <source>Question repeats the correct option</source>
        <translation>问题重复了正确选项的用词</translation>
    </message>
    <message>
        <source>All or none of the above</source>
        <translation>“以上都是”或“以上都不是”</translation>
    </message>
    <message>
        <source>Double negative</source>
        <translation>双重否定</translation>
    </message>
    <message>
        <source>Option text readable in the image</source>
        <translation>选项文字出现在图片中</translation>
    </message>
    <message>
        <source>Near-duplicate question</source>
        <translation>近似重复的题目</translation>
    </message>
    <message>
        <source>Overlapping questions of one image</source>
        <translation>同一图片的题目内容重叠</translation>
    </message>
    <message>
        <source>Telephone number</source>
        <translation>电话号码</translation>
    </message>
    <message>
        <source>Identity card number</source>
        <translation>身份证号码</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>电子邮箱</translation>
    </message>
    <message>
        <source>ID used twice</source>
        <translation>编号重复</translation>
    </message>
    <message>
        <source>Longest option too often correct</source>
        <translation>正确选项往往最长</translation>
    </message>
    <message>
        <source>Longest option is on average much longer than the shortest</source>
        <translation>最长选项平均比最短选项长很多</translation>
    </message>
    <message>
        <source>Option used in several questions</source>
        <translation>同一选项用于多道题</translation>
    </message>
    <message>
        <source>Label that never occurs</source>
        <translation>从未出现的标签</translation>
    </message>
    <message>
        <source>Label that dominates</source>
        <translation>占比过大的标签</translation>
    </message>
    <message>
        <source>Items label one image differently</source>
        <translation>同一图片的标签不一致</translation>
    </message>
    <message>
        <source>Image without source</source>
        <translation>图片没有来源</translation>
    </message>
    <message>
        <source>Image without licence</source>
        <translation>图片没有许可</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>No label is chosen for the dimension “%1” yet.</source>
        <translation>“%1”还没有标签。</translation>
    </message>
    <message>
        <source>The dimension “%2” has no label “%1”.</source>
        <translation>“%1”不是“%2”的标签。</translation>
    </message>
    <message>
        <source>The benchmark has no dimension “%1”.</source>
        <translation>该评测集没有维度“%1”。</translation>
    </message>
    <message>
        <source>This text seems to contain a telephone number.</source>
        <translation>这段文字似乎含有电话号码。</translation>
    </message>
    <message>
        <source>This text seems to contain an identity card number.</source>
        <translation>这段文字似乎含有身份证号码。</translation>
    </message>
    <message>
        <source>This text seems to contain an e-mail address.</source>
        <translation>这段文字似乎含有电子邮箱。</translation>
    </message>
    <message>
        <source>Option %1 is empty.</source>
        <translation>选项 %1 为空。</translation>
    </message>
    <message>
        <source>Options %1 and %2 are identical.</source>
        <translation>选项 %1 与 %2 相同。</translation>
    </message>
    <message numerus="yes">
        <source>Option %1 is longer than %n character(s).</source>
        <translation>
            <numerusform>选项 %1 超过 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>Option %1 says “all of the above” or “none of the above”: this is no longer true when the options are shuffled.</source>
        <translation>选项 %1 写的是“以上都是”或“以上都不是”：选项顺序打乱后，这句话就不再成立。</translation>
    </message>
    <message>
        <source>Option %1 contains a double negative: use a positive wording.</source>
        <translation>选项 %1 含双重否定：请直接表述。</translation>
    </message>
    <message>
        <source>Option %1 is contained in option %2: if one is correct, the other may be correct, too.</source>
        <translation>选项 %1 的文字包含在选项 %2 中：其中一个正确时，另一个也可能正确。</translation>
    </message>
    <message>
        <source>The options differ widely in length: from %1 to %2 characters.</source>
        <translation>选项长短悬殊：从 %1 到 %2 个字符。</translation>
    </message>
    <message>
        <source>%1 of the %2 correct options in your questions are at position %3: move the correct option of this question to another position.</source>
        <translation>您写的题目共有 %2 个正确选项，其中 %1 个在位置 %3：请把这道题的正确选项换到别的位置。</translation>
    </message>
    <message>
        <source>The text of option %1 can be read in the image.</source>
        <translation>选项 %1 的文字可以在图片中读到。</translation>
    </message>
    <message>
        <source>The question is empty.</source>
        <translation>问题为空。</translation>
    </message>
    <message>
        <source>A question must have %1 options; this one has %2.</source>
        <translation>每道题应有 %1 个选项；这道题有 %2 个。</translation>
    </message>
    <message>
        <source>No option is marked as correct.</source>
        <translation>没有标出正确选项。</translation>
    </message>
    <message numerus="yes">
        <source>Only one option may be correct; %n are marked.</source>
        <translation>
            <numerusform>只能有一个正确选项；现标出了 %n 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The question is longer than %n character(s).</source>
        <translation>
            <numerusform>问题超过 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>The question and the correct option both contain “%1”; no other option does.</source>
        <translation>问题中出现了“%1”，而选项中只有正确选项含有这几个字。</translation>
    </message>
    <message>
        <source>The question contains a double negative: use a positive wording.</source>
        <translation>问题含双重否定：请直接提问。</translation>
    </message>
    <message>
        <source>Questions %1 and %2 ask the same thing.</source>
        <translation>问题 %1 与问题 %2 问的是同一件事。</translation>
    </message>
    <message>
        <source>Questions %1 and %2 have nearly the same answer.</source>
        <translation>问题 %1 与问题 %2 的答案几乎相同。</translation>
    </message>
    <message>
        <source>One of the questions %1 and %2 reveals the answer to the other question.</source>
        <translation>问题 %1 与问题 %2 中，一个泄露了另一个的答案。</translation>
    </message>
    <message>
        <source>There is no explanation yet.</source>
        <translation>还没有填写解释。</translation>
    </message>
    <message>
        <source>There is no implied meaning yet.</source>
        <translation>还没有填写隐喻含义。</translation>
    </message>
    <message>
        <source>An image must have %1 to %2 questions; this one has %3.</source>
        <translation>每张图片应有 %1 到 %2 道题；这张有 %3 道。</translation>
    </message>
    <message>
        <source>%1, option %2</source>
        <translation>%1，选项 %2</translation>
    </message>
    <message>
        <source>%1, note on option %2</source>
        <translation>%1，选项 %2 的备注</translation>
    </message>
    <message>
        <source>%1, options</source>
        <translation>%1，选项</translation>
    </message>
    <message>
        <source>%1, question</source>
        <translation>%1，问题</translation>
    </message>
    <message>
        <source>%1, rationale</source>
        <translation>%1，理由</translation>
    </message>
    <message>
        <source>%1, explanation</source>
        <translation>%1，解释</translation>
    </message>
    <message>
        <source>%1, implied meaning</source>
        <translation>%1，隐喻含义</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>p &lt; 0.0001</source>
        <translation>p &lt; 0.0001</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>Items no. %2 and no. %3 of the item set have the same ID “%1”.</source>
        <translation>题目集的第 %2 题和第 %3 题编号相同，都是“%1”。</translation>
    </message>
    <message>
        <source>The correct options are spread unevenly over the positions (%1): χ² = %2, %3. Shuffle the options.</source>
        <translation>正确选项在各位置上分布不均（%1）：χ² = %2，%3。请打乱选项顺序。</translation>
    </message>
    <message>
        <source>On average the longest option is %1 times as long as the shortest.</source>
        <translation>最长选项的长度平均是最短选项的 %1 倍。</translation>
    </message>
    <message>
        <source>%1 % of the images are labelled “%2”.</source>
        <translation>%1% 的图片标为“%2”。</translation>
    </message>
    <message>
        <source>no label</source>
        <translation>无标签</translation>
    </message>
    <message>
        <source>The image has no source.</source>
        <translation>这张图片没有填写来源。</translation>
    </message>
    <message>
        <source>The image has no licence.</source>
        <translation>这张图片没有填写许可。</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation>题目 %1</translation>
    </message>
    <message>
        <source>Image of %1</source>
        <translation>%1 的图片</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <translation>
            <numerusform>%1 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Author&apos;s last revision missing from the gold annotation</source>
        <translation>定稿未包含作者的最后一次修改</translation>
    </message>
    <message numerus="yes">
        <source>The option “%1” occurs in %n question(s) of different images and is the correct option in %2 of them.</source>
        <translation>
            <numerusform>选项“%1”出现在不同图片的 %n 道题中，其中 %2 道以该选项为正确答案。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a label</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Labels that no image has: %1.</source>
        <comment>one or more labels</comment>
        <translation>没有任何图片使用以下标签：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between labels</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Several labels where only one is allowed</source>
        <translation>只能选一个标签，却有多个</translation>
    </message>
    <message>
        <source>Author favours one position for correct options</source>
        <translation>作者常把正确选项放在同一位置</translation>
    </message>
    <message>
        <source>Correct answers spread unevenly over positions</source>
        <translation>正确答案的位置不均衡</translation>
    </message>
    <message numerus="yes">
        <source>%n labels are chosen for the dimension “%1”, but only one is allowed.</source>
        <translation>
            <numerusform>“%1”只能选一个标签，现有 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The correct option %1 is by far the longest: it has %2 characters, the second longest option has %3. The answer can be guessed.</source>
        <translation>正确选项 %1 明显最长：%2 个字符，次长的为 %3 个，容易被猜中。</translation>
    </message>
    <message>
        <source>This question and its options are nearly the same as the question “%1” on another image (similarity %2 %).</source>
        <translation>这道题及其选项与另一张图片的题几乎相同：“%1”（相似度 %2%）。</translation>
    </message>
    <message>
        <source>The whole item set</source>
        <translation>整个题目集</translation>
    </message>
    <message>
        <source>In %1 of %2 questions, the correct option is the longest (%5). A guesser who always chooses the longest option scores %3 %; random guesses score %4 %.</source>
        <translation>%2 道题中有 %1 道的正确选项最长（%5）。总是选最长的选项，正确率为 %3%；随机猜测为 %4%。</translation>
    </message>
    <message>
        <source>Items of one image differ in the dimension “%1”: %2.</source>
        <translation>同一图片的标签在“%1”上不一致：%2。</translation>
    </message>
    <message>
        <source>Unknown kind of question</source>
        <translation>未知题型</translation>
    </message>
    <message>
        <source>Prescribed option was changed</source>
        <translation>固定选项被改动</translation>
    </message>
    <message>
        <source>The benchmark does not define the kind of question “%1”.</source>
        <translation>评测集没有题型“%1”。</translation>
    </message>
    <message>
        <source>A question of this kind must have %1 to %2 options; this one has %3.</source>
        <translation>这种题型应有 %1 到 %2 个选项，这道题有 %3 个。</translation>
    </message>
    <message>
        <source>In a question of this kind, option %1 must be “%2”.</source>
        <translation>这种题型的选项 %1 必须是“%2”。</translation>
    </message>
    <message>
        <source>A question of this kind must have %1 correct options; %2 are marked.</source>
        <translation>这种题型应有 %1 个正确选项，现在标了 %2 个。</translation>
    </message>
    <message>
        <source>A question of this kind must have %1 to %2 correct options; %3 are marked.</source>
        <translation>这种题型应有 %1 到 %2 个正确选项，现在标了 %3 个。</translation>
    </message>
</context>
<context>
    <name>yuyi::LocalStudyWindow</name>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Please call the supervisor</source>
        <translation>请叫一下负责人</translation>
    </message>
    <message>
        <source>You can leave now. The next person starts from an empty page.</source>
        <translation>您可以离开了。下一位从空白页开始。</translation>
    </message>
    <message>
        <source>Next Person</source>
        <translation>下一位</translation>
    </message>
    <message>
        <source>Leave Full Screen</source>
        <translation>退出全屏</translation>
    </message>
    <message>
        <source>Shared computer (kiosk)</source>
        <translation>共用电脑（轮流作答）</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Supervisor password (optional)</source>
        <translation>负责人口令（可选）</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>All places are taken. If you have a code, you can continue.</source>
        <translation>名额已满。如果您已有代号，可以继续。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Do you have a code?</source>
        <translation>已有代号？</translation>
    </message>
    <message>
        <source>Use the Code</source>
        <translation>使用代号</translation>
    </message>
    <message>
        <source>The questions for this code are in a work package. Answer them there.</source>
        <translation>这个代号的题目在工作包里，请打开工作包作答。</translation>
    </message>
    <message>
        <source>Next person?</source>
        <translation>换下一位？</translation>
    </message>
    <message>
        <source>Enter the supervisor password. Then the next person can begin.</source>
        <translation>请输入开始时设定的口令，然后下一位才能开始。</translation>
    </message>
    <message>
        <source>Not Yet</source>
        <translation>先不换</translation>
    </message>
    <message>
        <source>Supervisor password</source>
        <translation>负责人口令</translation>
    </message>
    <message>
        <source>Leave full screen?</source>
        <translation>退出全屏？</translation>
    </message>
    <message>
        <source>After you leave full screen, the project opens again with all its content. Only the supervisor should leave full screen.</source>
        <translation>退出全屏后，会重新打开项目，显示其全部内容。只应由负责人退出全屏。</translation>
    </message>
    <message>
        <source>Continue Study</source>
        <translation>继续研究</translation>
    </message>
    <message>
        <source>Press Enter to start.</source>
        <translation>按回车开始。</translation>
    </message>
    <message>
        <source>Several participants answer here in turn. Until you leave this mode, the screen shows only the study. If you set a password, it is needed to let the next participant begin and to leave this mode. Without a password, anyone can do both.</source>
        <translation>参与者在这台电脑上轮流作答。退出全屏之前，屏幕上只显示这项研究。如果设了口令，换下一位和退出全屏时都要输入口令；不设口令，谁都可以换下一位或退出全屏。</translation>
    </message>
    <message>
        <source>This code does not belong to this study. Please check it.</source>
        <translation>这个代号不属于这项研究，请再核对一下。</translation>
    </message>
    <message>
        <source>This study is closed for new participants. If you have started already, continue with your code.</source>
        <translation>这项研究不再接受新的参与者。如果您已经开始，请凭代号继续。</translation>
    </message>
    <message>
        <source>Participation with this code has ended.</source>
        <translation>这个代号的作答已经结束。</translation>
    </message>
</context>
<context>
    <name>yuyi::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>前往(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open Recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Text Size</source>
        <translation>字号</translation>
    </message>
</context>
<context>
    <name>yuyi::MainWindow</name>
    <message>
        <source>Backup saved: %1</source>
        <translation>备份已保存：%1</translation>
    </message>
    <message>
        <source>%1 – Yuyi</source>
        <translation>%1 – 寓意</translation>
    </message>
    <message>
        <source>Yuyi</source>
        <translation>寓意</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>The program is closing. It pauses all running tasks and waits up to 10 seconds for requests that were already sent. You can continue the tasks the next time you open the program.</source>
        <translation>程序正在关闭：先暂停运行中的任务，最多再等 10 秒，让已发出的请求完成。下次打开程序时可以继续这些任务。</translation>
    </message>
    <message numerus="yes">
        <source>When the program last ended, %n text(s) that you typed could not be saved.</source>
        <translation>
            <numerusform>程序上次结束前，您输入的 %n 段文字未能保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Texts…</source>
        <translation>查看文字…</translation>
    </message>
    <message>
        <source>This work package belongs to a participant; it opens in the answering view.</source>
        <translation>这个工作包属于参与者，将在作答界面中打开。</translation>
    </message>
</context>
<context>
    <name>yuyi::Manifest</name>
    <message>
        <source>The list “%1” must be a JSON array of objects with a field “file”.</source>
        <translation>“%1”必须是一个 JSON 数组，数组中的每个对象都要有“file”字段。</translation>
    </message>
    <message>
        <source>“%1”, entry %2: the field “file” is missing or empty.</source>
        <translation>“%1”第 %2 条：“file”字段缺失或为空。</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>The list “%1” is empty.</source>
        <translation>“%1”是空的。</translation>
    </message>
    <message>
        <source>“%1”: the first line must name the columns, and one of them must be “file”.</source>
        <translation>“%1”：第一行必须是列名，其中要有“file”。</translation>
    </message>
    <message>
        <source>“%1”, row %2: the field “file” is empty.</source>
        <translation>“%1”第 %2 行：“file”字段为空。</translation>
    </message>
    <message>
        <source>The manifest “%1” cannot be read.</source>
        <translation>无法读取清单“%1”。</translation>
    </message>
    <message>
        <source>The manifest “%1” is larger than 256 MB.</source>
        <translation>清单“%1”大于 256 MB。</translation>
    </message>
    <message>
        <source>The list “%1” is not UTF-8 text. Save it as UTF-8 and try again.</source>
        <translation>“%1”不是 UTF-8 文本。请存为 UTF-8 后重试。</translation>
    </message>
</context>
<context>
    <name>yuyi::ManyActions</name>
    <message numerus="yes">
        <source>%Ln image(s) selected</source>
        <translation>
            <numerusform>已选 %Ln 张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the same source, licence or collector for all selected images. Where you leave a field empty, each image keeps its value.</source>
        <translation>为所选图片填入相同的来源、许可或收集者。留空的字段保持不变。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>收集者</translation>
    </message>
    <message>
        <source>Apply to Selected Images</source>
        <translation>应用到所选图片</translation>
    </message>
</context>
<context>
    <name>yuyi::Permissions</name>
    <message>
        <source>The current user does not belong to this project.</source>
        <translation>当前人员不属于这个项目。</translation>
    </message>
    <message>
        <source>%1 has left the project and can no longer change anything.</source>
        <translation>%1 已离开项目，不能再改动任何内容。</translation>
    </message>
    <message>
        <source>%1 does not have the role “%2” in this project.</source>
        <translation>%1 在本项目中没有“%2”这个角色。</translation>
    </message>
    <message>
        <source>Only a lead can do this; %1 is not a lead.</source>
        <translation>只有负责人可以这样做；%1 不是负责人。</translation>
    </message>
    <message>
        <source>Model results and replies show the answer keys, so only leads and experts can see them. %1 is neither a lead nor an expert.</source>
        <translation>模型的结果和回答会显示正确答案，因此只供负责人和专家查看；%1 两者都不是。</translation>
    </message>
    <message>
        <source>You still have to annotate this image: other people&apos;s annotations stay hidden until you have submitted yours.</source>
        <translation>您自己要标注这张图片：在您提交之前，别人的标注不会显示。</translation>
    </message>
    <message>
        <source>The annotations of this image are visible only to leads, to adjudicators, and to annotators who have submitted their own annotation of this image.</source>
        <translation>只有负责人、裁决员，以及已为这张图片提交标注的标注员，才能看到这张图片的标注。</translation>
    </message>
    <message>
        <source>You cannot adjudicate this image: you annotated it yourself.</source>
        <translation>您不能裁决这张图片：它是您自己标注的。</translation>
    </message>
    <message>
        <source>You still have to annotate this image, so somebody else adjudicates it.</source>
        <translation>您还要标注这张图片，因此由别人裁决。</translation>
    </message>
    <message>
        <source>You cannot validate this image: you annotated it yourself.</source>
        <translation>您不能验证这张图片：它是您自己标注的。</translation>
    </message>
    <message>
        <source>You adjudicated this image, so other people answer its questions.</source>
        <translation>这张图片是您裁决的，因此由别人回答它的题目。</translation>
    </message>
    <message>
        <source>You still have to annotate this image, so other people answer its questions.</source>
        <translation>您还要标注这张图片，因此由别人回答它的题目。</translation>
    </message>
    <message>
        <source>This image belongs to the calibration batch “%1”: labels are hidden until the batch is revealed.</source>
        <translation>这张图片属于校准批次“%1”：公布校准结果之前不显示标签。</translation>
    </message>
</context>
<context>
    <name>yuyi::MeanScoresPanel</name>
    <message>
        <source>Perspective</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Scorer</source>
        <translation>评分者</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Mean scores with 95 % intervals (Student&apos;s t); the scale runs from %1 to %2.</source>
        <translation>平均分及 95% 区间（Student t）；评分范围为 %1 至 %2 分。</translation>
    </message>
    <message>
        <source>Mean score (points, %1 to %2)</source>
        <translation>平均分（%1 到 %2 分）</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
    </message>
    <message>
        <source>n: number of scored descriptions. 95 % intervals by Student&apos;s t.</source>
        <translation>n：已评分的描述数。95% 区间按 Student t 计算。</translation>
    </message>
    <message>
        <source>Mean scores</source>
        <translation>平均分</translation>
    </message>
    <message>
        <source>Group the mean scores by</source>
        <translation>平均分的分组方式</translation>
    </message>
    <message>
        <source>Nothing has been scored yet.</source>
        <translation>还没有评分。</translation>
    </message>
</context>
<context>
    <name>yuyi::MentionField</name>
    <message>
        <source>People to mention</source>
        <translation>可以 @ 提及的人</translation>
    </message>
</context>
<context>
    <name>yuyi::MentionsDialog</name>
    <message>
        <source>Comments That Mention Me</source>
        <translation>我被提到的评论</translation>
    </message>
    <message>
        <source>Mark All as Read</source>
        <translation>全部标为已读</translation>
    </message>
    <message>
        <source>Go to Comment</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Nobody has mentioned you in a comment yet.</source>
        <translation>还没有人在评论里提到您。</translation>
    </message>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%n 条未读</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::MergeDialog</name>
    <message>
        <source>Import Returned Packages</source>
        <translation>导入返回的工作包</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>有更改</translation>
    </message>
    <message>
        <source>Already in project</source>
        <translation>已在项目中</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Returned work packages</source>
        <translation>返回的工作包</translation>
    </message>
    <message>
        <source>The project has changed since packing. The content in the project is kept unless you choose the returned content.</source>
        <translation>打包之后项目有改动。默认保留项目中的版本；您也可以改选返回的版本。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>拒收</translation>
    </message>
    <message>
        <source>The same work was already imported.</source>
        <translation>同样的工作已导入过。</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) not started.</source>
        <translation>
            <numerusform>有 %n 项任务尚未开始。</numerusform>
        </translation>
    </message>
    <message>
        <source>Marked as finished.</source>
        <translation>已标为完成。</translation>
    </message>
    <message numerus="yes">
        <source>Checking %n file(s). Nothing is changed yet.</source>
        <translation>
            <numerusform>正在检查 %n 个文件，还没有任何改动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) can be imported. Each file is imported completely or not at all.</source>
        <translation>
            <numerusform>有 %n 项可以导入。每个文件要么全部导入，要么完全不导入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be imported automatically, because the project has changed since packing. Choose which entries to import anyway.</source>
        <translation>没有可以自动导入的内容：打包之后项目有改动。请选择仍要导入的内容。</translation>
    </message>
    <message>
        <source>There is nothing new to import.</source>
        <translation>没有新内容可以导入。</translation>
    </message>
    <message>
        <source>Importing. If you stop, the current file is skipped completely.</source>
        <translation>正在导入。如果停止，当前文件会整个跳过。</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) imported.</source>
        <translation>
            <numerusform>已导入 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message numerus="yes">
        <source>Import %n Entry(s)</source>
        <translation>
            <numerusform>导入 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>未导入</translation>
    </message>
    <message>
        <source>The entries below were skipped; the content in the project stays unchanged.</source>
        <translation>以下各项已跳过，项目中的内容不变。</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing new to import. %n packages are marked as finished. Import them so that they are no longer listed as out.</source>
        <translation>
            <numerusform>没有新内容可导入。有 %n 个工作包已标记为完成；导入后，它们就不再列为在外。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Merging</name>
    <message numerus="yes">
        <source>%n field(s) are still undecided.</source>
        <translation>
            <numerusform>还有 %n 项没有裁决。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ModelRows</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (text only)</source>
        <translation>%1（仅文本）</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <comment>a model whose run holds no replies to some questions</comment>
        <translation>%1（不完整）</translation>
    </message>
</context>
<context>
    <name>yuyi::ModelServer</name>
    <message>
        <source>The server took too long to reply.</source>
        <translation>服务器响应超时。</translation>
    </message>
    <message>
        <source>The reply was larger than the limit and was not read completely.</source>
        <translation>回答超过大小上限，没有读完。</translation>
    </message>
    <message>
        <source>A secure connection could not be established: %1</source>
        <translation>无法建立安全连接：%1</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Network error: %1</source>
        <translation>网络错误：%1</translation>
    </message>
    <message>
        <source>The server sent a web page instead of a reply.</source>
        <translation>服务器返回的是网页，不是回答。</translation>
    </message>
    <message>
        <source>The server returned HTTP status %1.</source>
        <translation>服务器返回 HTTP 状态 %1。</translation>
    </message>
    <message>
        <source>The reply is damaged or incomplete.</source>
        <translation>回答已损坏或不完整。</translation>
    </message>
    <message>
        <source>The server redirects to another address. To protect the API key, the program does not follow redirects. Correct the base URL.</source>
        <translation>服务器重定向到另一个地址。为保护密钥，程序不跟随重定向。请改正基础地址。</translation>
    </message>
    <message>
        <source>%1 The server accepts only one image per prompt. To use few-shot examples, start vLLM with --limit-mm-per-prompt &apos;{&quot;image&quot;:4}&apos;.</source>
        <translation>%1 这台服务器每次提问只接受一张图片。要使用少样本示例，启动 vLLM 时请加 --limit-mm-per-prompt &apos;{&quot;image&quot;:4}&apos;。</translation>
    </message>
</context>
<context>
    <name>yuyi::ModelsPage</name>
    <message numerus="yes">
        <source>%n run(s) started. They continue while you work on other pages.</source>
        <translation>
            <numerusform>已开始 %n 次评测。您在其他页面工作时，评测照常进行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>New Run</source>
        <translation>新评测</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Endpoints</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>Add Endpoint</source>
        <translation>添加接口</translation>
    </message>
    <message>
        <source>New Run…</source>
        <translation>新评测…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Select Endpoints and Configurations</source>
        <translation>勾选接口和配置</translation>
    </message>
    <message>
        <source>Search Questions</source>
        <translation>搜索题目</translation>
    </message>
    <message>
        <source>Next Item, Run or Prompt</source>
        <translation>下一题、下一次评测或下一个提示词</translation>
    </message>
    <message>
        <source>Previous Item, Run or Prompt</source>
        <translation>上一题、上一次评测或上一个提示词</translation>
    </message>
    <message>
        <source>Save New Version</source>
        <translation>保存为新版本</translation>
    </message>
    <message>
        <source>New Configuration</source>
        <translation>新建配置</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Retry Errors</source>
        <translation>重试出错的请求</translation>
    </message>
    <message>
        <source>Cancel Run…</source>
        <translation>取消评测…</translation>
    </message>
    <message>
        <source>Hide Run</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Show Hidden Runs Again</source>
        <translation>恢复隐藏的评测</translation>
    </message>
    <message>
        <source>Show Results</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Pause All</source>
        <translation>全部暂停</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>新评测</translation>
    </message>
    <message>
        <source>No run is hidden.</source>
        <translation>没有隐藏的评测。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are visible again.</source>
        <translation>
            <numerusform>已恢复 %n 次评测。</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs are shown before you start</source>
        <translation>开始之前会显示费用</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型评测</translation>
    </message>
    <message>
        <source>There is no endpoint yet.</source>
        <translation>还没有接口。</translation>
    </message>
    <message>
        <source>Only leads can run models.</source>
        <translation>只有项目负责人可以评测模型。</translation>
    </message>
    <message>
        <source>Runs cost money, and leads manage the endpoints. The results are on the Results page.</source>
        <translation>评测要花钱，接口也由负责人管理。评测结果显示在“结果”页。</translation>
    </message>
    <message>
        <source>An endpoint is a model on a server. The server is a service on the network or a program on your own machine. If you have no API key or no network, add the practice model: it replies at once, and its results are marked as practice.</source>
        <translation>一个接口就是某台服务器上的一个模型。服务器可以是网络上的服务，也可以是您自己电脑上的程序。没有密钥或网络时，可以添加练习用模型：它会立即作答，结果会注明是练习。</translation>
    </message>
    <message>
        <source>Add Practice Model</source>
        <translation>添加练习用模型</translation>
    </message>
</context>
<context>
    <name>yuyi::MoreButton</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>yuyi::MoveProject</name>
    <message>
        <source>The project %1 is open in another window or program. Close it there first.</source>
        <translation>项目 %1 已在另一个窗口或程序中打开。请先在那里关闭。</translation>
    </message>
    <message>
        <source>Stopped; nothing was moved.</source>
        <translation>已停止，没有迁移任何内容。</translation>
    </message>
    <message>
        <source>The copy of the table “%1” differs from the original; nothing was moved.</source>
        <translation>表“%1”的副本与原表不一致，没有迁移任何内容。</translation>
    </message>
    <message>
        <source>Nothing was moved, because the copy has errors: %1</source>
        <translation>没有迁移任何内容，因为副本有错误：%1</translation>
    </message>
    <message>
        <source>Open the project %1 once with this version of Yuyi, then try again.</source>
        <translation>请先用此版本的程序打开一次项目 %1，然后再试。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created or written to.</source>
        <translation>文件夹 %1 无法新建或写入。</translation>
    </message>
    <message>
        <source>%1 is a file; a project needs a folder.</source>
        <translation>%1 是一个文件；项目需要文件夹。</translation>
    </message>
    <message>
        <source>The folder %1 is not empty. A project can only be moved into an empty or new folder.</source>
        <translation>文件夹 %1 不是空的。项目只能迁移到空的或新的文件夹。</translation>
    </message>
    <message>
        <source>Another program is moving a project to %1.</source>
        <translation>另一个程序正在把项目迁移到 %1。</translation>
    </message>
    <message>
        <source>The server already has a schema named %1. Choose another name.</source>
        <translation>服务器上已有名为 %1 的架构（schema）。请换一个名称。</translation>
    </message>
    <message>
        <source>The file of the image %1 is missing or was changed. Check the project first, and collect the image again from the original file.</source>
        <translation>图片 %1 的文件缺失或被改动。请先检查项目，并从原文件重新收集这张图片。</translation>
    </message>
    <message>
        <source>The image %1 cannot be written. Is the disk full?</source>
        <translation>图片 %1 无法写入。磁盘是否已满？</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>The project contains an image with an invalid name.</source>
        <translation>项目中有一张图片的名称无效。</translation>
    </message>
</context>
<context>
    <name>yuyi::MyWorkDialog</name>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>Returned to you</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>My Work</source>
        <translation>我的标注</translation>
    </message>
    <message>
        <source>Find by file name, label or text</source>
        <translation>按文件名、标签或文字查找</translation>
    </message>
    <message>
        <source>Find in my work</source>
        <translation>在我的标注中查找</translation>
    </message>
    <message>
        <source>Images I annotated</source>
        <translation>我标注过的图片</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
    <message>
        <source>%1 · %2 · %3
%4</source>
        <translation>%1 · %2 · %3
%4</translation>
    </message>
    <message>
        <source>Nothing yet. Images that you annotate are listed here.</source>
        <translation>还没有内容：您标注的图片会列在这里。</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Navigation</name>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>The number counts only tasks that other people have given you: returned work, discussions, calibration, and comments that mention you.</source>
        <translation>数字表示别人等您处理的事有几件：退回的工作、讨论、校准，以及提到您的评论。</translation>
    </message>
</context>
<context>
    <name>yuyi::NavigationEntry</name>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1，待处理 %2</translation>
    </message>
    <message>
        <source>%1, %2 in total</source>
        <translation>%1，共 %2</translation>
    </message>
</context>
<context>
    <name>yuyi::NavigationHeading</name>
    <message>
        <source>%1, expanded</source>
        <translation>%1，已展开</translation>
    </message>
    <message>
        <source>%1, collapsed, has open tasks</source>
        <translation>%1，已折叠，有待办</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1，已折叠</translation>
    </message>
    <message>
        <source>Show these pages</source>
        <translation>展开这些页面</translation>
    </message>
    <message>
        <source>Hide these pages</source>
        <translation>折叠这些页面</translation>
    </message>
</context>
<context>
    <name>yuyi::NewBatchDialog</name>
    <message>
        <source>Make Batch</source>
        <translation>建立批次</translation>
    </message>
    <message>
        <source>New Calibration Batch</source>
        <translation>新建校准批次</translation>
    </message>
    <message>
        <source>Text in the name, source, note or image (empty: all images)</source>
        <translation>名称、来源、备注或图中的文字；留空为全部</translation>
    </message>
    <message>
        <source>The same seed draws the same images again.</source>
        <translation>相同的种子会再次抽出相同的图片。</translation>
    </message>
    <message>
        <source>Annotators of the batch</source>
        <translation>本批次的标注员</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Number of images</source>
        <translation>图片数量</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>No image is available. A batch can contain only images that were kept at inspection and are not annotated yet.</source>
        <translation>没有可用的图片。批次只能使用甄别时已保留、而且还没有人标注的图片。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n available image(s) will be drawn.</source>
        <translation>
            <numerusform>将从 %n 张可用图片中抽取 %1 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick the images by hand</source>
        <translation>手动挑选图片</translation>
    </message>
    <message>
        <source>Images to pick (Space or click)</source>
        <translation>可挑选的图片（按空格或点击）</translation>
    </message>
    <message>
        <source>Only images with this text</source>
        <translation>仅限含以下文字的图片</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n available image(s) picked. Press Space or click to pick.</source>
        <translation>
            <numerusform>已从 %n 张可用图片中选中 %1 张。按空格或点击选择。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::NewProjectDialog</name>
    <message>
        <source>Create Project</source>
        <translation>创建项目</translation>
    </message>
    <message>
        <source>New Project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>For example: Chinese implied meanings 2026</source>
        <translation>例如：中文图像隐喻 2026</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Benchmark preset</source>
        <translation>评测集预设</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>您的姓名</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Folder for the Project</source>
        <translation>项目所在的文件夹</translation>
    </message>
    <message>
        <source>A project needs a title.</source>
        <translation>请填写项目标题。</translation>
    </message>
    <message>
        <source>Enter your name; it is recorded with everything you do.</source>
        <translation>请填写姓名，您的每项操作都会记在这个姓名下。</translation>
    </message>
    <message>
        <source>Choose a folder for the project.</source>
        <translation>请选择存放项目的文件夹。</translation>
    </message>
    <message>
        <source>Enter the full path, starting with /.</source>
        <translation>请填写从 / 开始的完整路径。</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>Annotators per image</source>
        <translation>每张图片的标注员数</translation>
    </message>
    <message>
        <source>Answers per question</source>
        <translation>每道题的作答数</translation>
    </message>
    <message>
        <source>Number of correct answers required to pass</source>
        <translation>通过所需的答对人数</translation>
    </message>
    <message>
        <source>Maximum validation rounds</source>
        <translation>最多验证轮数</translation>
    </message>
    <message>
        <source>One person</source>
        <translation>独自一人</translation>
    </message>
    <message>
        <source>CII-Bench team</source>
        <translation>CII-Bench 团队</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>One person annotates each image; there is no blind validation. You can do all steps alone.</source>
        <translation>每张图片由一人标注，不做盲答。您一个人就能完成所有步骤。</translation>
    </message>
    <message>
        <source>Default question</source>
        <translation>默认问题</translation>
    </message>
    <message>
        <source>Prefilled in the first question of every image; annotators can change it.</source>
        <translation>这段文字会预先填入每张图片的第一道题；标注员可以修改。</translation>
    </message>
    <message>
        <source>Team protocol of the preset</source>
        <translation>按预设的团队流程</translation>
    </message>
    <message>
        <source>If “Answers per question” is 0, there is no validation. If “Number of correct answers required” is 0, four fifths of the answers must be correct. You can change this later on the People page.</source>
        <translation>“每道题的作答数”为 0 时，不做验证。“通过所需的答对人数”为 0 时，五分之四的作答正确才算通过。以后可以在“人员”页修改。</translation>
    </message>
    <message>
        <source>From a File…</source>
        <translation>从文件读取…</translation>
    </message>
    <message>
        <source>Benchmark Preset</source>
        <translation>评测集预设</translation>
    </message>
    <message>
        <source>Presets (*.json)</source>
        <translation>预设 (*.json)</translation>
    </message>
    <message>
        <source>%1 annotators per image, %2 blind answers per question, %3 correct answers required, up to %4 validation rounds. This takes at least %5 people.</source>
        <translation>每张图片 %1 位标注员，每道题 %2 人盲答，须有 %3 人答对，最多 %4 轮验证。至少需要 %5 人。</translation>
    </message>
</context>
<context>
    <name>yuyi::NewRunController</name>
    <message>
        <source>The budget per run is too small: endpoint %1 with configuration “%2” would cost about %3. Raise the budget, or choose fewer items.</source>
        <translation>每次评测的预算太小：%1 在“%2”配置下约需 %3。请提高预算，或减少题目。</translation>
    </message>
    <message>
        <source>The budget of endpoint %1 is too small: %2 of %3 is left, and these runs would cost about %4. Raise the budget under “Endpoints”, or choose fewer items.</source>
        <translation>%1 的预算太小：还剩 %2（共 %3），而这些评测约需 %4。请在“接口”中提高预算，或减少题目。</translation>
    </message>
    <message>
        <source>Only leads can run models.</source>
        <translation>只有项目负责人可以评测模型。</translation>
    </message>
    <message>
        <source>There is no endpoint yet. Add an endpoint under “Endpoints”.</source>
        <translation>还没有接口。请在“接口”中添加。</translation>
    </message>
    <message>
        <source>No item matches. Remove a filter, or import items.</source>
        <translation>没有符合条件的题目。请去掉一个筛选条件，或导入已有评测集。</translation>
    </message>
    <message>
        <source>Select at least one endpoint with one configuration.</source>
        <translation>请至少勾选一个接口的一种配置。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>endpoint and what is wrong with its key</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The configuration “%1” uses example items that the benchmark provides, but these items are not in this project: %2. Import them, or choose other examples in the prompt.</source>
        <translation>配置“%1”使用评测集自带的示例题，而本项目中没有题目 %2。请导入这些题，或在提示词中另选示例题。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between item ids</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>yuyi::NewRunView</name>
    <message>
        <source>, </source>
        <comment>between item ids</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n 次评测</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the arrow keys to move and the Space key to select. Press Space on a name to select the whole row or column.</source>
        <translation>用方向键移动，按空格勾选；在名称上按空格勾选整行或整列。</translation>
    </message>
    <message>
        <source>Reading the items…</source>
        <translation>正在读取题目…</translation>
    </message>
    <message numerus="yes">
        <source>%n excluded (wrong number of correct options)</source>
        <translation>
            <numerusform>已排除 %n 题（正确选项个数不对）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excluded (not accepted yet)</source>
        <translation>
            <numerusform>已排除 %n 题（尚未通过）</numerusform>
        </translation>
    </message>
    <message>
        <source>No item is chosen.</source>
        <translation>没有选中题目。</translation>
    </message>
    <message>
        <source>There is no endpoint yet.</source>
        <translation>还没有接口。</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Endpoints and configurations</source>
        <translation>接口与配置</translation>
    </message>
    <message>
        <source>Ask Again</source>
        <translation>重新提问</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>items and images</comment>
        <translation>%2的 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are already done with the same model, items, prompt and parameters. Running them again sends every request again.</source>
        <translation>
            <numerusform>有 %n 次评测以前做过：模型、题目、提示词和参数都相同。再做一次，会把全部请求重新发送一遍。</numerusform>
        </translation>
    </message>
    <message>
        <source>The configuration “%1” uses example items that the benchmark provides, but these items are not in this project: %2. Import them, or choose other examples in the prompt.</source>
        <translation>%1 使用评测集自带的示例题，而本项目中没有题目 %2。请导入这些题，或在提示词中另选示例题。</translation>
    </message>
</context>
<context>
    <name>yuyi::NewSampleDialog</name>
    <message>
        <source>Include misses (replies without an extracted answer)</source>
        <translation>包括未提取到答案的回答</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Experts per case</source>
        <translation>每个样例的专家数</translation>
    </message>
    <message>
        <source>Draw a Sample of Wrong Answers</source>
        <translation>抽取错误回答</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>抽取数</translation>
    </message>
    <message>
        <source>Cases per label</source>
        <translation>每个标签的样例数</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>None (no strata)</source>
        <translation>不分层</translation>
    </message>
    <message>
        <source>Stratify by</source>
        <translation>分层维度</translation>
    </message>
    <message>
        <source>Allocation</source>
        <translation>样例数的分配方式</translation>
    </message>
    <message>
        <source>The same seed draws the same cases.</source>
        <translation>相同的种子抽取相同的样例。</translation>
    </message>
    <message>
        <source>Select the runs to sample from.</source>
        <translation>请勾选评测，从中抽取错误回答。</translation>
    </message>
    <message>
        <source>Without a label</source>
        <translation>无标签</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All replies of these runs are correct.</source>
        <translation>这些评测的回答全部正确。</translation>
    </message>
    <message>
        <source>%1 of %2 wrong answers will be sampled.</source>
        <translation>将从 %2 条错误回答中抽取 %1 条。</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>答错数</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>样例数</translation>
    </message>
    <message>
        <source>Draw Sample</source>
        <translation>抽取样例</translation>
    </message>
</context>
<context>
    <name>yuyi::NextSteps</name>
    <message>
        <source>This project has no images yet</source>
        <translation>这个项目还没有图片</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) not searched for duplicates yet</source>
        <translation>
            <numerusform>%n 张图片尚未查重</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of duplicates to decide on</source>
        <translation>
            <numerusform>%n 组重复图片待处理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) without text measurement</source>
        <translation>
            <numerusform>%n 张图片尚未测量文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) near or over the text limit</source>
        <translation>
            <numerusform>%n 张图片接近或超过文字占比上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) to inspect</source>
        <translation>
            <numerusform>%n 张图片待甄别</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) to label for calibration</source>
        <translation>
            <numerusform>%n 张校准图片待标注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) to annotate</source>
        <translation>
            <numerusform>%n 张图片待标注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) on which two annotators disagree</source>
        <translation>
            <numerusform>%n 张图片的两份标注有分歧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) to validate or discuss</source>
        <translation>
            <numerusform>%n 道题待验证或讨论</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted image(s) to release</source>
        <translation>
            <numerusform>%n 张已通过的图片待发布</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n released image(s) without a finished run</source>
        <translation>
            <numerusform>%n 张已发布的图片还没有完成过评测</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished run(s)</source>
        <translation>
            <numerusform>%n 次评测已完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong model answer(s) to code by error type</source>
        <translation>
            <numerusform>模型的 %n 条错误回答待编码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) have not finished</source>
        <translation>
            <numerusform>%n 位参与者尚未完成</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <translation>打开：%1</translation>
    </message>
    <message>
        <source>Next: %1 →</source>
        <translation>下一步：%1 →</translation>
    </message>
</context>
<context>
    <name>yuyi::NoteDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>yuyi::NotesDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>yuyi::NoticePage</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy the Code</source>
        <translation>复制代号</translation>
    </message>
</context>
<context>
    <name>yuyi::OptionCounts</name>
    <message>
        <source>Option %1: chosen by %2 of %3 people. %4 %5</source>
        <translation>%1：%3 人中有 %2 人选择。%4 %5</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Top distractor</source>
        <translation>最强干扰项</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>失效干扰项</translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <translation>%1 · %2%</translation>
    </message>
</context>
<context>
    <name>yuyi::OptionRow</name>
    <message>
        <source>Option %1</source>
        <translation>选项 %1</translation>
    </message>
    <message>
        <source>Note on option %1</source>
        <translation>选项 %1 的备注</translation>
    </message>
    <message>
        <source>Why somebody might choose this option, and why it is wrong</source>
        <translation>为什么有人会选它，又为什么不对</translation>
    </message>
    <message>
        <source>Mark as the correct option (Alt+Enter)</source>
        <translation>标为正确选项（Alt+Enter）</translation>
    </message>
    <message>
        <source>Option %1 is correct</source>
        <translation>选项 %1 为正确答案</translation>
    </message>
    <message>
        <source>Option %1 is a distractor</source>
        <translation>选项 %1 为干扰项</translation>
    </message>
    <message>
        <source>Show the note on this option (Alt+N)</source>
        <translation>查看这个选项的备注（Alt+N）</translation>
    </message>
    <message>
        <source>Add a note on this option (Alt+N)</source>
        <translation>为这个选项添加备注（Alt+N）</translation>
    </message>
    <message>
        <source>Option %1 has a note</source>
        <translation>选项 %1 有备注</translation>
    </message>
    <message>
        <source>Option %1 has no note</source>
        <translation>选项 %1 没有备注</translation>
    </message>
    <message>
        <source>Mark or unmark as a correct option (Alt+Enter)</source>
        <translation>标为正确选项，再按一次取消（Alt+Enter）</translation>
    </message>
</context>
<context>
    <name>yuyi::Options</name>
    <message>
        <source>--%1 takes %2, not “%3”.</source>
        <translation>--%1 可取 %2，不能是“%3”。</translation>
    </message>
    <message>
        <source>A studio in which a team builds, reviews and releases a multimodal benchmark of implied meanings.</source>
        <translation>团队在此构建、审核并发布“图像隐喻”多模态评测集。</translation>
    </message>
    <message>
        <source>Start page, one of: %1.</source>
        <translation>启动时打开的页面：%1。</translation>
    </message>
    <message>
        <source>Show only the study of one participant, full screen. Value: the participant&apos;s code, or STUDY/CODE.</source>
        <translation>全屏，只显示项目中一位参与者的研究。取值为参与者的代号，或“研究名/代号”。</translation>
    </message>
    <message>
        <source>Exit as soon as the window and the project are open (to test an installation).</source>
        <translation>窗口出现且项目打开后，程序立即退出：用于检验安装。</translation>
    </message>
    <message>
        <source>One window can open only one project. To open another project, start the program a second time.</source>
        <translation>一次只能打开一个项目。要打开另一个，请再启动一次程序。</translation>
    </message>
    <message>
        <source>After --participant, enter the participant&apos;s code and then the project that contains the study.</source>
        <translation>--participant 后面先写参与者的代号，再写项目；此人参加的研究要在这个项目里。</translation>
    </message>
    <message>
        <source>--font-scale takes a number from 0.8 to 2.0, not “%1”.</source>
        <translation>--font-scale 可取 0.8 至 2.0 的数，不能是“%1”。</translation>
    </message>
    <message>
        <source>Language for this session: zh_CN or en.</source>
        <translation>本次使用的语言：zh_CN 或 en。</translation>
    </message>
    <message>
        <source>Theme for this session: light or dark.</source>
        <translation>本次使用的主题：light 或 dark。</translation>
    </message>
    <message>
        <source>Text size for this session: 0.8 to 2.0, where 1 is normal.</source>
        <translation>本次使用的字号：0.8 至 2.0，1 为标准。</translation>
    </message>
    <message>
        <source>PROJECT is the folder of a project, the file project.yuyi in this folder, postgresql://user@host:port/db?schema=name, or a work package (FILE.yuyipack).</source>
        <translation>PROJECT 可以是项目文件夹、项目文件夹里的 project.yuyi 文件、postgresql://user@host:port/db?schema=name，或一个工作包（FILE.yuyipack）。</translation>
    </message>
    <message>
        <source>yuyi: %1</source>
        <translation>yuyi：%1</translation>
    </message>
</context>
<context>
    <name>yuyi::OutcomeTable</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>B correct</source>
        <translation>B 答对</translation>
    </message>
    <message>
        <source>B not correct</source>
        <translation>B 未答对</translation>
    </message>
    <message>
        <source>A correct</source>
        <translation>A 答对</translation>
    </message>
    <message>
        <source>A not correct</source>
        <translation>A 未答对</translation>
    </message>
    <message>
        <source>Questions that both A and B answered, grouped by whether A and B were correct</source>
        <translation>A 与 B 都作答的题目，按谁答对分类</translation>
    </message>
</context>
<context>
    <name>yuyi::OverruleDialog</name>
    <message>
        <source>Overrule</source>
        <translation>改判</translation>
    </message>
    <message>
        <source>Overrule the Scorers</source>
        <translation>人工改判</translation>
    </message>
    <message>
        <source>Which option does the reply choose? All tables use your decision and mark it with * until you withdraw it.</source>
        <translation>这条回答选的是哪一项？在您撤回改判之前，所有表格都以您的判读为准，并标上 *。</translation>
    </message>
    <message>
        <source>No option</source>
        <translation>没选任何一项</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Count as a miss (no option chosen)</source>
        <translation>算作“未提取到答案”</translation>
    </message>
    <message>
        <source>Which options does the reply choose? Choose all of them. If you choose none, the reply counts as a miss. All tables use your decision and mark it with * until you withdraw it.</source>
        <translation>这条回答选的是哪几项？请全部选出；一个都不选，就算作“未提取到答案”。在您撤回改判之前，所有表格都以您的判读为准，并标上 *。</translation>
    </message>
</context>
<context>
    <name>yuyi::OverviewPage</name>
    <message>
        <source>Duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Too much text</source>
        <translation>文字过多</translation>
    </message>
    <message>
        <source>Nothing is waiting for you.</source>
        <translation>目前没有需要您处理的工作。</translation>
    </message>
    <message>
        <source>This project has no images yet.</source>
        <translation>这个项目还没有图片。</translation>
    </message>
    <message>
        <source>Add a folder of raw images, or import a published benchmark.</source>
        <translation>收集一个原始图片文件夹，或导入已发布的评测集。</translation>
    </message>
    <message>
        <source>Collect Images</source>
        <translation>收集图片</translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <translation>
            <numerusform>%n 张重复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with too much text</source>
        <translation>
            <numerusform>%n 张文字过多</numerusform>
        </translation>
    </message>
    <message>
        <source>After text filter</source>
        <translation>文字筛选之后</translation>
    </message>
    <message>
        <source>%1 discarded, %2 to inspect</source>
        <translation>剔除 %1 张，待甄别 %2 张</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message numerus="yes">
        <source>%n to annotate</source>
        <translation>
            <numerusform>%n 张待标注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) to adjudicate</source>
        <translation>
            <numerusform>%n 张待裁决</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in validation</source>
        <translation>
            <numerusform>%n 张验证中</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已通过</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message>
        <source>Released</source>
        <translation>已发布</translation>
    </message>
    <message numerus="yes">
        <source>%n release(s)</source>
        <translation>
            <numerusform>%n 次发布</numerusform>
        </translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>Images from collected to released</source>
        <translation>图片：从收集到发布</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Next Step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Import Items…</source>
        <translation>导入已有评测集…</translation>
    </message>
    <message>
        <source>A lead collects the images first. Then your tasks are shown here.</source>
        <translation>图片由负责人收集。之后这里会显示等您处理的工作。</translation>
    </message>
    <message>
        <source>Open Row %1 of “Waiting for you”</source>
        <translation>打开“等待您处理”第 %1 行</translation>
    </message>
    <message>
        <source>Open Row %1 of “Waiting in the project”</source>
        <translation>打开“项目中的待办”第 %1 行</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) today</source>
        <translation>
            <numerusform>今天 %n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) today</source>
        <translation>
            <numerusform>今天 %n 份作答</numerusform>
        </translation>
    </message>
    <message>
        <source>Last seven days, all people</source>
        <translation>全体人员的最近七天</translation>
    </message>
    <message>
        <source>My last seven days</source>
        <translation>我的最近七天</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>Discard reasons</source>
        <translation>剔除原因</translation>
    </message>
    <message>
        <source>Image status</source>
        <translation>图片状态</translation>
    </message>
    <message>
        <source>No image has been discarded.</source>
        <translation>没有图片被剔除。</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>等待您处理</translation>
    </message>
    <message>
        <source>Waiting in the project</source>
        <translation>项目中的待办</translation>
    </message>
    <message>
        <source>People, last seven days</source>
        <translation>人员（最近七天）</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Not inspected yet</source>
        <translation>待甄别</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) annotated</source>
        <translation>
            <numerusform>标注了 %n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) answered</source>
        <translation>
            <numerusform>回答了 %n 道题</numerusform>
        </translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>已定稿</translation>
    </message>
    <message>
        <source>Copy Summary of the Day</source>
        <translation>复制当日小结</translation>
    </message>
    <message>
        <source>The summary is on the clipboard.</source>
        <translation>小结已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Total collected</source>
        <translation>累计收集</translation>
    </message>
    <message>
        <source>After deduplication</source>
        <translation>去重之后</translation>
    </message>
    <message>
        <source>Double-annotated</source>
        <translation>双人标注</translation>
    </message>
</context>
<context>
    <name>yuyi::PackDialog</name>
    <message>
        <source>Tasks</source>
        <translation>任务数</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Pack…</source>
        <translation>打包…</translation>
    </message>
    <message>
        <source>%1 has no role whose tasks can be packed. Leads work directly in the project.</source>
        <translation>不能为 %1 制作工作包：此人的角色没有可以打包的任务。负责人直接在项目中工作。</translation>
    </message>
    <message>
        <source>Questions to answer</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Images to adjudicate</source>
        <translation>待裁决的图片</translation>
    </message>
    <message>
        <source>Cases to code</source>
        <translation>样例</translation>
    </message>
    <message>
        <source>Images to annotate</source>
        <translation>待标注的图片</translation>
    </message>
    <message>
        <source>Images begun by the person</source>
        <translation>此人已开始的</translation>
    </message>
    <message>
        <source>Images returned to the person</source>
        <translation>已退回给此人的</translation>
    </message>
    <message>
        <source>Assigned when packing</source>
        <translation>打包时新分配的</translation>
    </message>
    <message>
        <source>In another package</source>
        <translation>已在其他工作包中</translation>
    </message>
    <message>
        <source>Size (approx.)</source>
        <translation>大小（约）</translation>
    </message>
    <message>
        <source>Work Package File</source>
        <translation>工作包文件</translation>
    </message>
    <message>
        <source>Work packages (*.yuyipack)</source>
        <translation>工作包 (*.yuyipack)</translation>
    </message>
    <message>
        <source>Work Package for %1</source>
        <translation>%1 的工作包</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Image files</source>
        <translation>图片文件</translation>
    </message>
    <message>
        <source>If the person has fewer tasks than this number, the program also assigns images that still need an annotator, up to this number.</source>
        <translation>此人的任务少于这个数时，再分给此人还缺标注员的图片，直到这个数。</translation>
    </message>
    <message>
        <source>The file contains only what this person is allowed to see. %1 The tasks in the file stay reserved for the person until the package is returned or withdrawn.</source>
        <translation>文件里只有此人有权看到的内容。%1工作包返回或撤回之前，包里的任务一直为此人保留。</translation>
    </message>
    <message>
        <source>It contains no answer keys, and no work or names of other people.</source>
        <translation>其中没有正确答案，也没有别人的工作和姓名。</translation>
    </message>
    <message>
        <source>It contains both annotations of each image with their answer keys, but no names.</source>
        <translation>其中有每张图片的两份标注及其正确答案，但没有姓名。</translation>
    </message>
    <message>
        <source>It contains questions with their answer keys and the replies of models, but no codes or names of other people.</source>
        <translation>其中有题目及其正确答案和模型的回答，但没有别人的编码和姓名。</translation>
    </message>
    <message>
        <source>It contains no annotations or names of other people. Returned work comes with its reasons: how many validators chose each option, and their notes, without names.</source>
        <translation>其中没有别人的标注和姓名。被退回的工作附有原因：各选项有几位验证员选择，以及他们的备注，不带姓名。</translation>
    </message>
</context>
<context>
    <name>yuyi::Package</name>
    <message>
        <source>Sent out</source>
        <translation>已发出</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>已撤回</translation>
    </message>
</context>
<context>
    <name>yuyi::PackageFlow</name>
    <message>
        <source>Finish the Work Package</source>
        <translation>完成工作包</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>The Work Package Is Finished</source>
        <translation>工作包已完成</translation>
    </message>
    <message>
        <source>Not Saved</source>
        <translation>没有保存</translation>
    </message>
    <message>
        <source>Close Without Saving</source>
        <translation>不保存，直接关闭</translation>
    </message>
    <message>
        <source>Not Finished Yet</source>
        <translation>尚未完成</translation>
    </message>
    <message>
        <source>The work package could not be marked as finished. Nothing is lost while this window stays open: solve the problem, then try again.</source>
        <translation>工作包还没有标记为完成。只要不关闭这个窗口，就不会丢失任何内容。请先解决问题，再重试。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>In progress: %1. Work in progress is included in the file but counts as not done.</source>
        <translation>进行中：%1。进行中的内容也在文件里，但算作未完成。</translation>
    </message>
    <message>
        <source>Not done: %1 of %2.</source>
        <translation>未完成：%1 / %2。</translation>
    </message>
    <message>
        <source>If you close the window now, this work is lost. Leave the window open: the program keeps trying to save.</source>
        <translation>现在关闭窗口，这些内容就会丢失。请让窗口开着：程序会继续尝试保存。</translation>
    </message>
    <message>
        <source>You can also close the package now: everything is saved, and you can continue at any time.</source>
        <translation>也可以现在关闭工作包：一切都已保存，随时可以继续。</translation>
    </message>
    <message>
        <source>Send this file back to the person who gave it to you:
%1

The file contains everything you did. Until the file is imported, you can open it again and continue.</source>
        <translation>请把这个文件发回给当初发给您工作包的人：
%1

文件里有您所做的一切。在文件导入项目之前，您仍可再次打开它继续工作。</translation>
    </message>
</context>
<context>
    <name>yuyi::PackageFile</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Packing was stopped; no file was created.</source>
        <translation>已停止打包，没有生成文件。</translation>
    </message>
    <message>
        <source>The image file %1 is missing from the project folder, so it cannot be packed. System message: %2</source>
        <translation>项目文件夹中缺少图片 %1，无法打包：%2</translation>
    </message>
    <message>
        <source>The image %1 was changed or is damaged. Check the project and restore the original file before packing.</source>
        <translation>图片 %1 已被改动或损坏。请先检查项目，恢复原文件后再打包。</translation>
    </message>
    <message>
        <source>it is a folder.</source>
        <translation>这是一个文件夹。</translation>
    </message>
    <message>
        <source>there is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>An image in this work package is missing or damaged. Ask for a new package.</source>
        <translation>这个工作包中有图片缺失或损坏。请索取一个新的工作包。</translation>
    </message>
    <message>
        <source>The work package is still open in Yuyi.</source>
        <translation>工作包仍然打开着。</translation>
    </message>
    <message>
        <source>The work package could not be marked as complete.</source>
        <translation>无法把工作包标记为已完成。</translation>
    </message>
    <message>
        <source>The images of the work package cannot be extracted to %1.</source>
        <translation>无法把工作包的图片解压到 %1。</translation>
    </message>
    <message>
        <source>The work package contains an image with an invalid name.</source>
        <translation>工作包中有一张图片的名称无效。</translation>
    </message>
</context>
<context>
    <name>yuyi::PackageJobs</name>
    <message numerus="yes">
        <source>%n task(s) packed into %1 (%2).</source>
        <translation>
            <numerusform>已将 %n 项打包到 %1（%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Making the work package</source>
        <translation>生成工作包</translation>
    </message>
</context>
<context>
    <name>yuyi::PackageMerge</name>
    <message>
        <source>Submitted, %1</source>
        <translation>已提交，%1</translation>
    </message>
    <message>
        <source>Returned to the annotator on %1</source>
        <translation>已退回给标注员，%1</translation>
    </message>
    <message>
        <source>Draft, %1</source>
        <translation>草稿，%1</translation>
    </message>
    <message>
        <source>The project no longer has the label “%1”.</source>
        <translation>项目中已没有标签“%1”。</translation>
    </message>
    <message>
        <source>This annotation was set aside in the project: the image was assigned to somebody else after the work package was made.</source>
        <translation>打包之后，这份标注在项目中被搁置：图片已分配给别人。</translation>
    </message>
    <message>
        <source>The person&apos;s task for this image was withdrawn in the project after packing.</source>
        <translation>打包之后，项目中撤回了此人标注这张图片的任务。</translation>
    </message>
    <message>
        <source>In the project, this person has not done this task</source>
        <translation>此人在项目中没有做过这一项</translation>
    </message>
    <message>
        <source>Not resolved yet</source>
        <translation>未裁决</translation>
    </message>
    <message>
        <source>Replaced by a newer adjudication case, because an annotation was changed</source>
        <translation>已由新的裁决任务取代：有一份标注改动过</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not decided yet</source>
        <translation>未裁决</translation>
    </message>
    <message>
        <source>%1, case %2</source>
        <translation>%1，第 %2 个样例</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>This was changed in the project after packing.</source>
        <translation>打包之后，项目中的这一项改动过。</translation>
    </message>
    <message>
        <source>The content of the work package %1 was changed after packing; nothing was imported.</source>
        <translation>工作包 %1 打包之后内容被改动过，没有导入任何内容。</translation>
    </message>
    <message>
        <source>Stopped; nothing was imported.</source>
        <translation>已停止，没有导入任何内容。</translation>
    </message>
    <message>
        <source>Not done by the person</source>
        <translation>未做</translation>
    </message>
    <message>
        <source>Already in project</source>
        <translation>已在项目中</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>有更改</translation>
    </message>
    <message>
        <source>The work package %1 does not belong to this project.</source>
        <translation>工作包 %1 不是在这个项目中打包的。</translation>
    </message>
    <message>
        <source>The work package %1 was withdrawn and can no longer be imported.</source>
        <translation>工作包 %1 已撤回，不能再导入。</translation>
    </message>
    <message>
        <source>%1 has withdrawn from the study: the work package %2 cannot be imported.</source>
        <translation>%1 已退出研究：工作包 %2 不能导入。</translation>
    </message>
    <message>
        <source>%1 has left the project. Restore the person first if this work is still needed.</source>
        <translation>%1 已离开项目。如果仍需要这些工作，请先让此人重新加入。</translation>
    </message>
    <message>
        <source>The project is changing too fast to import the package. Try again.</source>
        <translation>项目变动太快，来不及导入。请再试一次。</translation>
    </message>
    <message>
        <source>Consent and background</source>
        <translation>同意书与背景</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>问题 %1</translation>
    </message>
    <message>
        <source>%1 has withdrawn from the study.</source>
        <translation>%1 已退出研究。</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between labels</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 (key)</source>
        <translation>%1（答案）</translation>
    </message>
    <message>
        <source>Implied meaning</source>
        <translation>隐喻含义</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Context notes</source>
        <translation>背景说明</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>未导入</translation>
    </message>
    <message>
        <source>Returned to both annotators</source>
        <translation>已退回两位标注员</translation>
    </message>
    <message>
        <source>Work from this package has just been imported elsewhere. Nothing was changed here; try again.</source>
        <translation>这个工作包中的工作刚刚已在别处导入。这里没有改动任何内容，请重试。</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>The annotations of this image were changed in the project after packing, so the adjudication refers to older annotations.</source>
        <translation>打包之后，这张图片的标注在项目中改动过，因此裁决针对的是旧的标注。</translation>
    </message>
    <message>
        <source>This work package contains data that Yuyi did not write; nothing was imported.</source>
        <translation>这个工作包中有数据不是由本程序写入的，没有导入任何内容。</translation>
    </message>
    <message>
        <source>This work is dated %1, which is in the future. Nothing was imported. If the clock of this computer is wrong, correct it; otherwise import the package after that time.</source>
        <translation>这些工作注明的时间是 %1，晚于现在，因此没有导入任何内容。如果这台电脑的时钟不准，请调准；否则请等过了那个时间再导入。</translation>
    </message>
    <message>
        <source>The project already has a different answer to this question; each question is answered only once.</source>
        <translation>项目中这道题已有一份不同的作答；每道题只作答一次。</translation>
    </message>
    <message>
        <source>No option chosen; time: %1</source>
        <translation>没选任何一项，%1</translation>
    </message>
    <message>
        <source>Option %1 (numbered in the order shown to the participant); answered on %2</source>
        <translation>选择了第 %1 个选项（按显示给参与者的顺序），作答时间 %2</translation>
    </message>
    <message>
        <source>no option chosen</source>
        <translation>没选任何一项</translation>
    </message>
    <message>
        <source>The project no longer has the kind of question “%1”.</source>
        <translation>项目中已没有题型“%1”。</translation>
    </message>
    <message>
        <source>Options %1 (numbered in the order shown to the participant); answered on %2</source>
        <translation>选择了第 %1 个选项（按显示给参与者的顺序），作答时间 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>yuyi::PackageMergeJobs</name>
    <message numerus="yes">
        <source>%n entry(s) can be imported.</source>
        <translation>
            <numerusform>有 %n 项可以导入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) imported.</source>
        <translation>
            <numerusform>已导入 %n 项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) imported; other entries were skipped.</source>
        <translation>
            <numerusform>已导入 %n 项；有一些已跳过。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Checking returned packages</source>
        <translation>检查返回的工作包</translation>
    </message>
    <message>
        <source>Importing returned packages</source>
        <translation>导入返回的工作包</translation>
    </message>
</context>
<context>
    <name>yuyi::PackageService</name>
    <message>
        <source>There is nothing to pack for %1.</source>
        <translation>没有可以为 %1 打包的内容。</translation>
    </message>
    <message>
        <source>Choose the person for whom you want to make the package.</source>
        <translation>请选择要为谁打包。</translation>
    </message>
    <message>
        <source>%1 has left the project.</source>
        <translation>%1 已离开项目。</translation>
    </message>
    <message>
        <source>%1 does not have the role “%2”. Assign it first on the People page.</source>
        <translation>%1 没有“%2”角色。请先在“人员”页分配这个角色。</translation>
    </message>
    <message>
        <source>%1 has already started or no longer takes part. You can make packages only for participants who have not started.</source>
        <translation>%1 已经开始参加，或已不再参加；只能为还没有开始的参与者打包。</translation>
    </message>
    <message>
        <source>Leads work directly in the project; their work cannot be packed.</source>
        <translation>负责人直接在项目中工作，所做的工作不能打包。</translation>
    </message>
    <message>
        <source>This is not a work package.</source>
        <translation>这不是工作包。</translation>
    </message>
    <message>
        <source>Enter a file name for the work package.</source>
        <translation>请填写工作包的文件名。</translation>
    </message>
    <message>
        <source>The number of tasks cannot be negative.</source>
        <translation>任务数不能为负数。</translation>
    </message>
    <message>
        <source>Somebody changed this work during packing. Pack it again.</source>
        <translation>打包期间，有人改动了要打包的内容。请重新打包。</translation>
    </message>
    <message>
        <source>This work package was already withdrawn.</source>
        <translation>这个工作包已经撤回。</translation>
    </message>
    <message>
        <source>There is nothing to pack for %1: this person has no open tasks, and no image can be assigned to this person.</source>
        <translation>没有可以为 %1 打包的内容：此人没有待办任务，也没有图片可以再分配给此人。</translation>
    </message>
    <message>
        <source>%1 has no open tasks. Enter the number of tasks. The program then assigns this person images that still need an annotator.</source>
        <translation>%1 没有待办任务。请填写任务数，程序会从还缺标注员的图片中分配。</translation>
    </message>
    <message>
        <source>There is nothing to pack for %1: no open validation round has a question that this person may answer.</source>
        <translation>没有可以为 %1 打包的内容：进行中的验证轮次里没有此人可以作答的题。</translation>
    </message>
    <message>
        <source>There is nothing to pack for %1: no image is waiting for this person to adjudicate.</source>
        <translation>没有可以为 %1 打包的内容：没有等待此人裁决的图片。</translation>
    </message>
    <message>
        <source>There is nothing to pack for %1: no wrong answer is left for this expert to code.</source>
        <translation>没有可以为 %1 打包的内容：没有需要此人编码的错误回答。</translation>
    </message>
    <message>
        <source>The study “%1” is not running. Freeze it first if it is a draft, or reopen it if it is closed.</source>
        <translation>研究“%1”不在进行中。如果是草稿，请先冻结；如果已关闭，请先重新打开。</translation>
    </message>
    <message>
        <source>%1 is a simulated participant and cannot get a work package.</source>
        <translation>%1 是模拟参与者，不能为其制作工作包。</translation>
    </message>
    <message>
        <source>%1 already has a work package. Withdraw that package before you make another one.</source>
        <translation>%1 已有工作包。请先撤回，再另做一个。</translation>
    </message>
    <message>
        <source>All work of %1 is already in a package. Withdraw that package before you make another one.</source>
        <translation>%1 的全部工作都已在工作包中。请先撤回那个工作包，再另做一个。</translation>
    </message>
    <message>
        <source>This project has no such work package.</source>
        <translation>本项目中没有这个工作包。</translation>
    </message>
    <message>
        <source>%1 is paused and gets no new work.</source>
        <translation>%1 已暂停，不会再分到新任务。</translation>
    </message>
</context>
<context>
    <name>yuyi::PackageStrip</name>
    <message>
        <source>Work package: %1</source>
        <translation>工作包：%1</translation>
    </message>
    <message>
        <source>Package marked as finished, %1 of %2 done</source>
        <translation>已标记为完成，%2 项中做了 %1 项</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>已做 %1 / %2</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>标注指南</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Finish…</source>
        <translation>完成…</translation>
    </message>
</context>
<context>
    <name>yuyi::PackagesPanel</name>
    <message>
        <source>%1, study “%2”</source>
        <translation>%1，研究“%2”</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务数</translation>
    </message>
    <message>
        <source>Packed</source>
        <translation>打包时间</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入时间</translation>
    </message>
    <message>
        <source>Work packages</source>
        <translation>工作包</translation>
    </message>
    <message>
        <source>No work packages yet</source>
        <translation>还没有制作过工作包</translation>
    </message>
    <message>
        <source>For people who work elsewhere: select a person on the left and pack the person&apos;s tasks into a file.</source>
        <translation>如果有人在别处工作，请在左侧选中此人，把此人的任务打包成文件。</translation>
    </message>
</context>
<context>
    <name>yuyi::PageHost</name>
    <message>
        <source>There is no page for your roles</source>
        <translation>您的角色没有对应的页面</translation>
    </message>
    <message>
        <source>Switch to another person (top right), or ask a lead for another role.</source>
        <translation>请在右上角换成另一位人员，或请负责人给您分配其他角色。</translation>
    </message>
</context>
<context>
    <name>yuyi::Pages</name>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>收集</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>去重</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>甄别</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>交叉校验</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>盲测验证</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型评测</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误分析</translation>
    </message>
    <message>
        <source>Human study</source>
        <translation>人类基线</translation>
    </message>
    <message>
        <source>Descriptions</source>
        <translation>画作描述</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>dashboard, tasks, progress, pace</source>
        <comment>other words for a page, for searching</comment>
        <translation>首页 任务 进度 工作量</translation>
    </message>
    <message>
        <source>import, upload, add images, data</source>
        <comment>other words for a page, for searching</comment>
        <translation>导入 添加图片 上传 素材</translation>
    </message>
    <message>
        <source>near-duplicates, copies, dedup</source>
        <comment>other words for a page, for searching</comment>
        <translation>查重 去重 相似图片</translation>
    </message>
    <message>
        <source>OCR, text ratio, captions</source>
        <comment>other words for a page, for searching</comment>
        <translation>OCR 文字占比 识别</translation>
    </message>
    <message>
        <source>screening, keep, discard</source>
        <comment>other words for a page, for searching</comment>
        <translation>初筛 保留 剔除</translation>
    </message>
    <message>
        <source>training, pilot, guideline</source>
        <comment>other words for a page, for searching</comment>
        <translation>培训 试标 标注指南 规范</translation>
    </message>
    <message>
        <source>label, write questions, explanation</source>
        <comment>other words for a page, for searching</comment>
        <translation>打标 写题 解释 出题</translation>
    </message>
    <message>
        <source>adjudicate, disagreement, resolve</source>
        <comment>other words for a page, for searching</comment>
        <translation>裁决 分歧 仲裁</translation>
    </message>
    <message>
        <source>cross-check, blind answers, discussion, vote</source>
        <comment>other words for a page, for searching</comment>
        <translation>交叉验证 盲答 讨论 投票</translation>
    </message>
    <message>
        <source>kappa, alpha, IAA, reliability</source>
        <comment>other words for a page, for searching</comment>
        <translation>Kappa Alpha 信度 一致性系数</translation>
    </message>
    <message>
        <source>run, API, endpoint, prompt, inference, cost</source>
        <comment>other words for a page, for searching</comment>
        <translation>评测 运行 接口 API 端点 提示词 推理 费用</translation>
    </message>
    <message>
        <source>accuracy, scores, tables, charts, compare, LaTeX</source>
        <comment>other words for a page, for searching</comment>
        <translation>准确率 得分 表格 图表 比较 LaTeX</translation>
    </message>
    <message>
        <source>error types, coding, case book</source>
        <comment>other words for a page, for searching</comment>
        <translation>错误类型 编码 案例</translation>
    </message>
    <message>
        <source>participants, human baseline, consent</source>
        <comment>other words for a page, for searching</comment>
        <translation>参与者 人类基线 知情同意</translation>
    </message>
    <message>
        <source>captions, judge, free text, scoring</source>
        <comment>other words for a page, for searching</comment>
        <translation>描述 评判 自由文本 打分</translation>
    </message>
    <message>
        <source>export, publish, splits, download, data card</source>
        <comment>other words for a page, for searching</comment>
        <translation>导出 发布 划分 数据卡</translation>
    </message>
    <message>
        <source>team, roles, members, assign, work package, rules</source>
        <comment>other words for a page, for searching</comment>
        <translation>团队 角色 成员 分配 工作包 规则</translation>
    </message>
    <message>
        <source>history, log, who changed</source>
        <comment>other words for a page, for searching</comment>
        <translation>历史 日志 修改记录</translation>
    </message>
</context>
<context>
    <name>yuyi::PairPanel</name>
    <message>
        <source>No group matches the current limits. Lower the minimum certainty or raise the maximum distance to see more groups.</source>
        <translation>没有符合当前条件的组。调低最低置信度或调大最大距离，可以看到更多组。</translation>
    </message>
    <message>
        <source>image %1 of %2 (M: next image)</source>
        <translation>第 %1 张，共 %2 张（按 M 看下一张）</translation>
    </message>
    <message>
        <source>Keep · %1</source>
        <translation>保留 · %1</translation>
    </message>
</context>
<context>
    <name>yuyi::PairText</name>
    <message>
        <source>the largest copy</source>
        <translation>最大的一份</translation>
    </message>
    <message>
        <source>the least compressed copy</source>
        <translation>压缩最少的一份</translation>
    </message>
    <message>
        <source>chosen by hand</source>
        <translation>人工选定</translation>
    </message>
    <message>
        <source>collected first</source>
        <translation>最先收集</translation>
    </message>
    <message>
        <source>same bytes</source>
        <translation>字节相同</translation>
    </message>
    <message>
        <source>same pixels</source>
        <translation>像素相同</translation>
    </message>
    <message>
        <source>same when aligned</source>
        <translation>对齐后相同</translation>
    </message>
    <message>
        <source>mirrored or rotated</source>
        <translation>镜像或旋转</translation>
    </message>
    <message>
        <source>part of the other image</source>
        <translation>是另一张的局部</translation>
    </message>
    <message>
        <source>same shapes</source>
        <translation>形状相同</translation>
    </message>
    <message>
        <source>different colours</source>
        <translation>但颜色不同</translation>
    </message>
    <message>
        <source>different content</source>
        <translation>但内容不同</translation>
    </message>
    <message>
        <source>the left image has a border, a bar or text</source>
        <translation>左边一张有边框、黑边或文字</translation>
    </message>
    <message>
        <source>the right image has a border, a bar or text</source>
        <translation>右边一张有边框、黑边或文字</translation>
    </message>
    <message>
        <source>similarity %1 %</source>
        <translation>相似度 %1%</translation>
    </message>
    <message>
        <source>changed blocks %1 %</source>
        <translation>有变化的图块占 %1%</translation>
    </message>
    <message>
        <source>overlap %1 %</source>
        <translation>重叠 %1%</translation>
    </message>
    <message numerus="yes">
        <source>%n matched point(s)</source>
        <translation>
            <numerusform>%n 个匹配点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <translation>保留：%1</translation>
    </message>
    <message>
        <source>Would be discarded</source>
        <translation>将被剔除</translation>
    </message>
    <message>
        <source>animated</source>
        <translation>动图</translation>
    </message>
    <message>
        <source>the whole image, not a part of it</source>
        <translation>完整的图片，而非局部</translation>
    </message>
    <message>
        <source>Same template</source>
        <translation>同一模板</translation>
    </message>
    <message>
        <source>Two different images</source>
        <translation>两张不同的图片</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>the copy without a border, bar or text</source>
        <translation>没有边框、黑边或文字的一份</translation>
    </message>
    <message>
        <source>the copy that was not enlarged</source>
        <translation>没有放大过的一份</translation>
    </message>
    <message>
        <source>the image that the other copy was made from</source>
        <translation>原图，另一份由它改成</translation>
    </message>
    <message>
        <source>same after removing border or bar</source>
        <translation>去边框或黑边后相同</translation>
    </message>
    <message>
        <source>hash distance %1</source>
        <translation>哈希距离 %1</translation>
    </message>
    <message>
        <source>recoloured area %1 %</source>
        <translation>变色区域占 %1%</translation>
    </message>
    <message>
        <source>truncated file</source>
        <translation>文件被截断</translation>
    </message>
</context>
<context>
    <name>yuyi::PairsView</name>
    <message>
        <source>%1 and %2 have no question in common.</source>
        <translation>%1 和 %2 没有共同的题目。</translation>
    </message>
    <message numerus="yes">
        <source>%1 minus %2: %3 points on %n common question(s)
Exact McNemar: %4
Holm-corrected: %5</source>
        <translation>
            <numerusform>%1 减 %2：%3 个百分点（%n 道共同题目）
McNemar 精确检验：%4
Holm 校正后：%5</numerusform>
        </translation>
    </message>
    <message>
        <source>p-values of all pairs of runs</source>
        <translation>各次评测两两比较的 p 值</translation>
    </message>
    <message numerus="yes">
        <source>p of McNemar’s exact test, Holm-corrected over %n pair(s) of runs. Values below %1, %2 and %3 are coloured. Press Enter to open the selected pair.</source>
        <translation>
            <numerusform>McNemar 精确检验的 p 值，按 %n 组两两比较做了 Holm 校正。小于 %1、%2 和 %3 的值有底色。按回车打开所选的一对评测。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Palette</name>
    <message>
        <source>Page, command, file name, text or the beginning of a checksum</source>
        <translation>页面、命令、文件名、文字，或校验和的开头几位</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>%1 · %2 × %3 · %4</source>
        <translation>%1 · %2 × %3 · %4</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Nothing found. Try part of the name.</source>
        <translation>没有找到。请试试只输入名称的一部分。</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
</context>
<context>
    <name>yuyi::PaletteModel</name>
    <message>
        <source>Page %1</source>
        <translation>页面 %1</translation>
    </message>
    <message>
        <source>Command %1</source>
        <translation>命令 %1</translation>
    </message>
    <message>
        <source>Image %1, %2</source>
        <translation>图片 %1，%2</translation>
    </message>
</context>
<context>
    <name>yuyi::ParticipantNameDialog</name>
    <message>
        <source>Name of %1</source>
        <translation>%1 的姓名</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>The name is stored in a separate list, so that you can find a person who wants to withdraw. To store no name, leave the field empty.</source>
        <translation>姓名存放在一份单独的名单中。有人想退出时，您可以从名单中查到是谁。不想记录姓名，这里请留空。</translation>
    </message>
</context>
<context>
    <name>yuyi::ParticipantPackage</name>
    <message>
        <source>Please send the file %1 back to the person who gave it to you.</source>
        <translation>请把文件 %1 发回给当初把它交给您的人。</translation>
    </message>
    <message>
        <source>Not Finished Yet</source>
        <translation>尚未完成</translation>
    </message>
    <message>
        <source>All your answers are saved, but the work package could not be marked as finished: %1

Open the work package again before you return it.</source>
        <translation>您的作答都已保存，但工作包没能标记为完成：%1

发回之前，请再打开一次这个工作包。</translation>
    </message>
</context>
<context>
    <name>yuyi::ParticipantWindow</name>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
</context>
<context>
    <name>yuyi::ParticipantsView</name>
    <message>
        <source>Simulated: %1</source>
        <translation>模拟：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>sent out</source>
        <translation>已发出</translation>
    </message>
    <message>
        <source>This study is still a draft.</source>
        <translation>这项研究还是草稿。</translation>
    </message>
    <message>
        <source>There are no participants yet.</source>
        <translation>还没有人参加。</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) added.</source>
        <translation>
            <numerusform>已添加 %n 位参与者。</numerusform>
        </translation>
    </message>
    <message>
        <source>All planned participants have already been added.</source>
        <translation>计划的参与者已全部添加。</translation>
    </message>
    <message numerus="yes">
        <source>Folder for %n Package(s)</source>
        <translation>
            <numerusform>存放 %n 个工作包的文件夹</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdraw %1?</source>
        <translation>让 %1 退出研究？</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between codes</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>End the participation of %1?</source>
        <translation>让 %1 提前结束参与？</translation>
    </message>
    <message>
        <source>End Participation</source>
        <translation>提前结束</translation>
    </message>
    <message numerus="yes">
        <source>%n simulated participant(s) have answered.</source>
        <translation>
            <numerusform>%n 位模拟参与者已作答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n simulated participant(s).</source>
        <translation>
            <numerusform>已清除 %n 位模拟参与者。</numerusform>
        </translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已答题数</translation>
    </message>
    <message>
        <source>Focus lost</source>
        <translation>离开窗口</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>中断后继续</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>用时中位数</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>工作包</translation>
    </message>
    <message>
        <source>Answers where the person switched to another window, minimised the window, or let the computer sleep while the question was shown.</source>
        <translation>中途切换过窗口、最小化过窗口或电脑休眠过的作答。</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>Could not be deleted:</source>
        <translation>无法删除：</translation>
    </message>
    <message>
        <source>• %1</source>
        <translation>• %1</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>已退出</translation>
    </message>
    <message>
        <source>%1, of whom %2 finished; %3 of %4 questions answered.</source>
        <comment>people, numbers</comment>
        <translation>%1，其中 %2 人已完成；%4 道题已答 %3 道。</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Freeze the study on the Design tab, then add people.</source>
        <translation>请先在“设计”标签页冻结研究，再添加人员。</translation>
    </message>
    <message>
        <source>Add as many people as you need. Each person gets a code and their own question order.</source>
        <translation>需要多少人就添加多少人。每人有一个代号和自己的题目顺序。</translation>
    </message>
    <message>
        <source>The answers, background data and name of each selected participant are deleted from the project and from the backups in its folder. Work packages that are returned later are rejected. The code stays, and the audit shows when the participant took part. Work packages, exports and copies in other places are not deleted: delete them there. This cannot be undone.</source>
        <translation>所选参与者的全部作答、背景信息和姓名会从项目及其文件夹里的备份中删除，以后返回的工作包一律拒收。代号保留，审计里留有参与者何时参加的记录。别处的工作包、导出文件和副本不会自动删除，请自行到存放的地方删除。此操作无法撤销。</translation>
    </message>
    <message numerus="yes">
        <source>Deleted from the project and from %n backup(s).</source>
        <translation>
            <numerusform>已从项目和 %n 份备份中删除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Existing answers are kept and counted. Other people can answer the remaining questions: add people with “Replace Drop-outs”.</source>
        <translation>已有的作答会保留并计入。其余题目可由别人回答：请用“补充人数”添加参与者。</translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleChart</name>
    <message numerus="yes">
        <source>People %1 % correct, models %2 %: %n question(s)</source>
        <translation>
            <numerusform>人类答对 %1%，模型答对 %2%：%n 道题</numerusform>
        </translation>
    </message>
    <message>
        <source>Each bubble stands for all questions with the same accuracy for people and the same accuracy for models. A larger bubble stands for more questions. Above the line, models do better; below the line, people do better.</source>
        <translation>每个气泡代表落在同一点上的题目，气泡越大，题目越多。斜线上方，模型更好；斜线下方，人类更好。</translation>
    </message>
    <message>
        <source>Questions answered by people and models</source>
        <translation>人类和模型都作答的题目</translation>
    </message>
    <message>
        <source>People %1 % correct, models %2 %</source>
        <translation>人类答对 %1%，模型答对 %2%</translation>
    </message>
    <message>
        <source>Correct answers by people (%)</source>
        <translation>人类正确率（%）</translation>
    </message>
    <message>
        <source>Correct answers by models (%)</source>
        <translation>模型正确率（%）</translation>
    </message>
    <message>
        <source>People vs. models</source>
        <translation>人类与模型</translation>
    </message>
    <message>
        <source>No question has been answered by both people and a model yet. People answer questions on the Validate page if the rules of the project require blind answers.</source>
        <translation>还没有人和模型都回答过的题目。如果项目规则要求盲答，由人在“验证”页作答。</translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleController</name>
    <message numerus="yes">
        <source>%n person(s) added.</source>
        <translation>
            <numerusform>已添加 %n 人。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is back in the project.</source>
        <translation>%1 已重新加入项目。</translation>
    </message>
    <message>
        <source>%1 gets no new work from now on.</source>
        <translation>从现在起不再给 %1 分配新任务。</translation>
    </message>
    <message>
        <source>%1 gets new work again.</source>
        <translation>%1 又可以分到新任务了。</translation>
    </message>
    <message>
        <source>%1 has left the project.</source>
        <translation>%1 已离开项目。</translation>
    </message>
    <message numerus="yes">
        <source>Withdrew %n task(s).</source>
        <translation>
            <numerusform>已撤回 %n 项任务。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reassigned %n task(s).</source>
        <translation>
            <numerusform>已转交 %n 项任务。</numerusform>
        </translation>
    </message>
    <message>
        <source>The package is withdrawn.</source>
        <translation>工作包已撤回。</translation>
    </message>
    <message>
        <source>The rules are saved.</source>
        <translation>规则已保存。</translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleDialogs</name>
    <message>
        <source>Remove %1 from the project?</source>
        <translation>把 %1 移出项目？</translation>
    </message>
    <message>
        <source>The open tasks of this person go back to the pool. Submitted work stays. You can restore the person later.</source>
        <translation>待办任务退回任务池；已提交的工作会保留。以后可以让此人重新加入。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移出</translation>
    </message>
    <message>
        <source>The work package is saved: %1</source>
        <translation>工作包已保存：%1</translation>
    </message>
    <message>
        <source>Withdraw the package of %1?</source>
        <translation>撤回 %1 的工作包？</translation>
    </message>
    <message>
        <source>From now on, files returned for this package are rejected. Tasks reserved for the package become available to other people. Tasks already assigned to the person stay assigned.</source>
        <translation>此后，这个工作包的返回文件一律拒收。为这个工作包预留的任务会解除预留，别人可以做；已分配给此人的任务仍归此人。</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Import Returned Packages</source>
        <translation>导入返回的工作包</translation>
    </message>
    <message>
        <source>Work packages (*.yuyipack)</source>
        <translation>工作包 (*.yuyipack)</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) imported.</source>
        <translation>
            <numerusform>已导入 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdraw work in progress?</source>
        <translation>撤回已开始的工作？</translation>
    </message>
    <message>
        <source>The drafts are set aside: the Audit page still shows them, but nobody can continue them.</source>
        <translation>草稿会搁置：在“审计”页仍可查到，但谁也不能接着做。</translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n task(s)?</source>
        <translation>
            <numerusform>撤回 %n 项任务？</numerusform>
        </translation>
    </message>
    <message>
        <source>The tasks go back to the pool. You can undo this until somebody starts one of these tasks.</source>
        <translation>这些任务将退回任务池。只要还没有人开始其中任何一项，您就可以撤销这次操作。</translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleList</name>
    <message>
        <source>A quotation mark is never closed.</source>
        <translation>引号没有闭合。</translation>
    </message>
    <message>
        <source>There is already a person named “%1”.</source>
        <translation>已经有人叫“%1”。</translation>
    </message>
    <message>
        <source>The name “%1” is already in line %2.</source>
        <translation>姓名“%1”与第 %2 行重复。</translation>
    </message>
    <message>
        <source>The list “%1” cannot be read.</source>
        <translation>无法读取名单“%1”。</translation>
    </message>
    <message>
        <source>The list “%1” is not UTF-8. Save it as UTF-8 (in a spreadsheet program, choose “CSV UTF-8”).</source>
        <translation>名单“%1”不是 UTF-8 编码。请另存为 UTF-8（在表格软件中选择“CSV UTF-8”）。</translation>
    </message>
    <message>
        <source>There is no role “%1”. Available: %2.</source>
        <translation>没有“%1”这个角色。可用的角色：%2。</translation>
    </message>
    <message>
        <source>The file “%1” is larger than 1 MB, which is too large for a list of people.</source>
        <translation>人员名单文件“%1”太大，超过了 1 MB。</translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleListDialog</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a List of People</source>
        <translation>添加人员名单</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between roles</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>List of people</source>
        <translation>人员名单</translation>
    </message>
    <message>
        <source>Wang Xiaoming, annotator, validator
Li Hua, adjudicator</source>
        <translation>王小明, 标注员, 验证员
李华, 裁决员</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>From a File…</source>
        <translation>从文件读取…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>List of People</source>
        <translation>人员名单</translation>
    </message>
    <message>
        <source>Lists (*.csv *.tsv *.txt)</source>
        <translation>名单 (*.csv *.tsv *.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) will be added.</source>
        <translation>
            <numerusform>将添加 %n 人。</numerusform>
        </translation>
    </message>
    <message>
        <source>One person per line: a name, then roles, separated by commas or tabs. The default role is annotator. Roles: %1.</source>
        <translation>每行一人：先写姓名，再写角色，用逗号或制表符隔开。不写角色则为标注员。角色：%1。</translation>
    </message>
    <message>
        <source>Roles or error</source>
        <translation>角色或错误</translation>
    </message>
    <message>
        <source>People to add</source>
        <translation>将添加的人员</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have errors. Nobody is added until all lines are corrected.</source>
        <translation>
            <numerusform>有 %n 行有误。全部改正之前不会添加任何人。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleMenu</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a person and the roles</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between roles</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Add Person…</source>
        <translation>添加人员…</translation>
    </message>
</context>
<context>
    <name>yuyi::PeoplePage</name>
    <message>
        <source>Save Rules</source>
        <translation>保存规则</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作</translation>
    </message>
    <message>
        <source>Assign Images</source>
        <translation>分配图片</translation>
    </message>
    <message>
        <source>Rules of the Project</source>
        <translation>项目规则</translation>
    </message>
    <message>
        <source>Next Person</source>
        <translation>下一个人</translation>
    </message>
    <message>
        <source>Previous Person</source>
        <translation>上一个人</translation>
    </message>
    <message>
        <source>Add Person…</source>
        <translation>添加人员…</translation>
    </message>
    <message>
        <source>Edit Person…</source>
        <translation>编辑人员…</translation>
    </message>
    <message>
        <source>Remove from Project…</source>
        <translation>移出项目…</translation>
    </message>
    <message>
        <source>Work Packages</source>
        <translation>工作包</translation>
    </message>
    <message>
        <source>Export Work Package…</source>
        <translation>导出工作包…</translation>
    </message>
    <message>
        <source>Withdraw the Package…</source>
        <translation>撤回工作包…</translation>
    </message>
    <message>
        <source>Import Returned Package…</source>
        <translation>导入返回的工作包…</translation>
    </message>
    <message>
        <source>Reassign Tasks to…</source>
        <translation>把任务转给…</translation>
    </message>
    <message>
        <source>Withdraw Tasks</source>
        <translation>撤回</translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n image(s).</source>
        <translation>
            <numerusform>已分配 %n 张图片。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>工作包</translation>
    </message>
    <message>
        <source>Add a List of People…</source>
        <translation>添加名单…</translation>
    </message>
    <message>
        <source>Restore Person</source>
        <translation>让此人重新加入</translation>
    </message>
    <message>
        <source>Resume Person</source>
        <translation>结束此人的暂停</translation>
    </message>
    <message>
        <source>Pause Person</source>
        <translation>暂停此人</translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleService</name>
    <message>
        <source>There is already a person named “%1”.</source>
        <translation>已经有人叫“%1”。</translation>
    </message>
    <message>
        <source>This person is not in the project.</source>
        <translation>这个人不在项目中。</translation>
    </message>
    <message>
        <source>A project needs a lead. Make somebody else a lead first.</source>
        <translation>项目需要一位负责人。请先让别人成为负责人。</translation>
    </message>
    <message>
        <source>A person needs at least one role.</source>
        <translation>每个人至少要有一个角色。</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>更改：%1</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>暂停：%1</translation>
    </message>
    <message>
        <source>Resumed: %1</source>
        <translation>结束暂停：%1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>移出：%1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>重新加入：%1</translation>
    </message>
    <message>
        <source>A project needs a title.</source>
        <translation>请填写项目标题。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>of a list of people</comment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>The list contains no people. Write one person per line: a name, then roles.</source>
        <translation>名单里没有人。请每行写一人：先写姓名，再写角色。</translation>
    </message>
    <message>
        <source>You cannot remove yourself from the project. Another lead can remove you.</source>
        <translation>您不能把自己移出项目；可以请另一位负责人把您移出。</translation>
    </message>
    <message>
        <source>The entry of %1 was changed again later, so this step cannot be undone or redone.</source>
        <translation>%1 的信息后来又有更改，因此这一步不能撤销或重做。</translation>
    </message>
</context>
<context>
    <name>yuyi::PersonButton</name>
    <message>
        <source>Working as %1, %2</source>
        <translation>当前人员：%1，%2</translation>
    </message>
</context>
<context>
    <name>yuyi::PersonDialog</name>
    <message>
        <source>Add Person</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Roles (select all that apply)</source>
        <translation>角色（可多选）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Edit Person</source>
        <translation>编辑人员</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <translation>请填写姓名。</translation>
    </message>
    <message>
        <source>Choose at least one role.</source>
        <translation>请至少选择一个角色。</translation>
    </message>
</context>
<context>
    <name>yuyi::PersonName</name>
    <message>
        <source>A person needs a name.</source>
        <translation>请填写姓名。</translation>
    </message>
    <message numerus="yes">
        <source>A person&apos;s name may have %n character(s) at most.</source>
        <translation>
            <numerusform>人员姓名最多 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>A person&apos;s name must not contain control characters such as line breaks.</source>
        <translation>人员姓名中不能有换行等控制字符。</translation>
    </message>
</context>
<context>
    <name>yuyi::Pictures</name>
    <message>
        <source>The image cannot be saved in “%1”. Is the disk full or read-only?</source>
        <translation>图片无法保存在“%1”中。磁盘是否已满或只读？</translation>
    </message>
    <message>
        <source>The image is damaged on the server. Check the project, and collect the image again from the original file.</source>
        <translation>服务器上的这张图片已损坏。请检查项目，并从原文件重新收集这张图片。</translation>
    </message>
    <message>
        <source>The file of image “%1” is missing. Put it back into the project folder, or collect the image again, then check the project.</source>
        <translation>图片“%1”的文件缺失。请把它放回项目文件夹，或重新收集这张图片，然后检查项目。</translation>
    </message>
    <message>
        <source>The file of image “%1” cannot be read: %2</source>
        <translation>无法读取图片“%1”的文件：%2</translation>
    </message>
    <message>
        <source>The file of image “%1” is a link or another special file, so it is not used. Replace it with the original file, then check the project.</source>
        <translation>图片“%1”的文件是一个链接，或者不是普通文件，因此不予使用。请换回原文件，然后检查项目。</translation>
    </message>
    <message>
        <source>The file of image “%1” was changed after it was collected, so it is not used. Replace it with the original file, then check the project.</source>
        <translation>图片“%1”的文件在收集之后被改动过，因此不予使用。请换回原文件，然后检查项目。</translation>
    </message>
</context>
<context>
    <name>yuyi::ReservationLength</name>
    <message>
        <source>A reservation can last from 1 minute to 7 days.</source>
        <translation>预留时间须在 1 分钟到 7 天之间。</translation>
    </message>
</context>
<context>
    <name>yuyi::Reservations</name>
    <message>
        <source>This image belongs to a calibration in which you do not take part.</source>
        <translation>这张图片属于一个您没有参加的校准批次。</translation>
    </message>
    <message>
        <source>%1 is paused and gets no new work. Work in progress can be finished.</source>
        <translation>%1 已被暂停参与，不会再分到新任务；已开始的任务可以做完。</translation>
    </message>
    <message>
        <source>In this project, only people who passed a calibration get images, and you have not passed one yet.</source>
        <translation>在本项目中，只有通过校准的人才能领到图片，您还没有通过校准。</translation>
    </message>
    <message>
        <source>In this project a lead assigns the images, and this one is not assigned to you.</source>
        <translation>本项目的图片由负责人分配，这一张没有分给您。</translation>
    </message>
    <message>
        <source>Your reservation of this image has expired and other people are annotating it now. Your draft is kept but cannot be submitted; ask a lead to assign the image to you.</source>
        <translation>这张图片为您预留的时间已到，现在由别人标注。您的草稿会保留，但不能提交。如要提交，请让负责人把这张图片分配给您。</translation>
    </message>
    <message numerus="yes">
        <source>This image already has enough annotators (%n).</source>
        <translation>
            <numerusform>这张图片的标注员已满（%n 人）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PracticeForm</name>
    <message>
        <source>Rate limit (429)</source>
        <translation>请求过多（429）</translation>
    </message>
    <message>
        <source>Server error (500)</source>
        <translation>服务器错误（500）</translation>
    </message>
    <message>
        <source>Broken JSON</source>
        <translation>JSON 损坏</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>连接中断</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Refusal</source>
        <translation>拒绝回答</translation>
    </message>
    <message>
        <source>Several letters</source>
        <translation>多个字母</translation>
    </message>
    <message>
        <source>Empty reply</source>
        <translation>空白回答</translation>
    </message>
    <message>
        <source>Letter out of range</source>
        <translation>选项之外的字母</translation>
    </message>
    <message>
        <source>Truncated (length limit)</source>
        <translation>因长度被截断</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>回答行为</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正确率</translation>
    </message>
    <message>
        <source>Accuracy without an image</source>
        <translation>不看图片时的正确率</translation>
    </message>
    <message>
        <source>Variation of accuracy</source>
        <translation>各题目、各类别的正确率差异</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Accuracy change for each configuration</source>
        <translation>各配置的正确率增减</translation>
    </message>
    <message>
        <source>Reply time (median)</source>
        <translation>回答用时（中位数）</translation>
    </message>
    <message>
        <source>Variation of reply time</source>
        <translation>用时的离散程度</translation>
    </message>
    <message>
        <source>Reply style</source>
        <translation>回答的风格</translation>
    </message>
    <message>
        <source>Reply language</source>
        <translation>回答的语言</translation>
    </message>
    <message>
        <source>Failed requests (retried)</source>
        <translation>失败的请求（会重试）</translation>
    </message>
    <message>
        <source>Replies without a readable answer</source>
        <translation>无法提取答案的回答</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>例如 %1</translation>
    </message>
    <message>
        <source> ms</source>
        <comment>milliseconds behind a number</comment>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>Share of correct replies among all replies, counted as in the result tables. Unreadable replies count as not correct.</source>
        <translation>正确回答占全部回答的比例，计算方法与结果表格相同：无法提取答案的回答不算正确。</translation>
    </message>
    <message>
        <source>How much the accuracy varies between items and categories. With 0, all items are equally hard.</source>
        <translation>各题目、各类别的正确率差异有多大。设为 0 时所有题目一样难。</translation>
    </message>
    <message>
        <source>The same seed, name and items give the same replies on every computer.</source>
        <translation>随机种子、模型名称和题目都相同时，在任何电脑上得到的回答都相同。</translation>
    </message>
    <message>
        <source>0: all replies take the same time. 1: about one reply in six takes at least 2.7 times the median.</source>
        <translation>0：所有回答用时相同。1：约六分之一的回答用时至少为中位数的 2.7 倍。</translation>
    </message>
</context>
<context>
    <name>yuyi::PracticeMarks</name>
    <message>
        <source>Practice results: the replies were generated by this program&apos;s practice models. The results say nothing about any real model and must not be published.</source>
        <translation>练习结果：回答由本程序的练习用模型生成，不代表任何模型的水平，不能用于发表。</translation>
    </message>
    <message>
        <source>These are practice results, generated by this program&apos;s practice models. To export them (marked as practice), select “Include practice runs”, or use --practice on the command line.</source>
        <translation>这些是练习结果，由本程序的练习用模型生成。要导出（会注明为练习），请勾选“包含练习评测”，或在命令行中加 --practice。</translation>
    </message>
</context>
<context>
    <name>yuyi::PracticeSettings</name>
    <message>
        <source>Letter only</source>
        <translation>只有字母</translation>
    </message>
    <message>
        <source>“Answer: C”</source>
        <translation>“答案：C”</translation>
    </message>
    <message>
        <source>A sentence</source>
        <translation>一句话</translation>
    </message>
    <message>
        <source>Chain of thought</source>
        <translation>思维链</translation>
    </message>
    <message>
        <source>Language of the question</source>
        <translation>与题目相同</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
</context>
<context>
    <name>yuyi::PracticeSwitch</name>
    <message>
        <source>Include practice runs</source>
        <translation>包含练习评测</translation>
    </message>
    <message>
        <source>Runs of practice models with generated replies. They are always marked when shown or exported.</source>
        <translation>练习用模型的评测，回答由程序生成。无论显示还是导出，都会注明是练习。</translation>
    </message>
    <message>
        <source>%1 Select “%2” to export them.</source>
        <comment>a sentence, a switch</comment>
        <translation>%1要导出，请勾选“%2”。</translation>
    </message>
    <message numerus="yes">
        <source>%n practice run(s) are excluded.</source>
        <translation>
            <numerusform>未计入 %n 次练习评测。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Preset</name>
    <message>
        <source>The preset cannot be read. %1</source>
        <translation>无法读取预设。%1</translation>
    </message>
    <message>
        <source>The preset is not valid at “%1”: %2</source>
        <translation>预设在“%1”处无效：%2</translation>
    </message>
    <message>
        <source>The preset cannot be read.</source>
        <translation>无法读取预设。</translation>
    </message>
    <message>
        <source>A dimension may have at most 9 values, one for each digit key.</source>
        <translation>一个维度最多有 9 个取值，每个数字键对应一个。</translation>
    </message>
    <message>
        <source>The discard reason “%1” is reserved for the program.</source>
        <translation>剔除原因“%1”留给程序专用，预设中不能使用。</translation>
    </message>
    <message>
        <source>The prompt must contain the placeholder “%1” exactly once.</source>
        <translation>提示词中必须恰好有一个占位符“%1”。</translation>
    </message>
    <message>
        <source>There is no dimension “%1”.</source>
        <translation>没有维度“%1”。</translation>
    </message>
    <message>
        <source>The prompt contains the placeholder “%1”, but the configuration has no keywords.</source>
        <translation>提示词中有占位符“%1”，但提示词所属的配置没有设关键词。</translation>
    </message>
    <message>
        <source>The prompt contains the placeholder “%1”, but no placeholders are allowed here.</source>
        <translation>提示词里有占位符“%1”，但这里不能使用占位符。</translation>
    </message>
    <message>
        <source>The highest score must be above the lowest.</source>
        <translation>最高分必须高于最低分。</translation>
    </message>
    <message>
        <source>The highest score may be at most 9, because each score has a digit key.</source>
        <translation>最高分不能超过 9，每个分数对应一个数字键。</translation>
    </message>
    <message>
        <source>The maximum is below the minimum.</source>
        <translation>最大值小于最小值。</translation>
    </message>
    <message>
        <source>The stem of the first question is longer than allowed.</source>
        <translation>第一道题的题干超过了长度上限。</translation>
    </message>
    <message>
        <source>The preset does not match its schema.</source>
        <translation>预设不符合规定的结构。</translation>
    </message>
    <message>
        <source>There is no preset “%1”. Available: %2.</source>
        <translation>没有预设“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>“%1” occurs twice.</source>
        <translation>“%1”重复出现。</translation>
    </message>
    <message>
        <source>“%1” is already the code of another value.</source>
        <translation>“%1”已是另一个取值的代码。</translation>
    </message>
    <message>
        <source>The keyboard key “%1” is already used on the Inspect page.</source>
        <translation>按键“%1”在“甄别”页已有其他用途。</translation>
    </message>
    <message>
        <source>The prompt contains the unknown placeholder “%1”. Available: %2.</source>
        <translation>提示词中有未知的占位符“%1”。可用的有：%2。</translation>
    </message>
    <message>
        <source>The configuration has keywords, but the prompt has no placeholder “%1” for the keywords.</source>
        <translation>提示词所属的配置设有关键词，但提示词中没有关键词的占位符“%1”。</translation>
    </message>
    <message>
        <source>The number of examples must equal the number of shots.</source>
        <translation>所列示例的数目必须等于设定的示例数。</translation>
    </message>
    <message>
        <source>Only one split may take the remaining items.</source>
        <translation>只能让一个划分接收剩下的全部题目。</translation>
    </message>
    <message>
        <source>The preset file “%1” cannot be opened.</source>
        <translation>无法打开预设文件“%1”。</translation>
    </message>
    <message>
        <source>The preset file “%1” is too large.</source>
        <translation>预设文件“%1”太大。</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>The preset does not define the kind of question “%1”.</source>
        <translation>没有题型“%1”。</translation>
    </message>
    <message>
        <source>“kinds” already says how many options there are; remove “options”.</source>
        <translation>选项数已由“kinds”给出，请删去这里的“options”。</translation>
    </message>
    <message>
        <source>Say how many options a question has, or list the kinds of questions in “kinds”.</source>
        <translation>请写明每道题有几个选项，或在“kinds”中列出题型。</translation>
    </message>
    <message>
        <source>The code “%1” is reserved for the kinds of questions; no dimension can use it.</source>
        <translation>“%1”是题型专用的代码，维度不能使用。</translation>
    </message>
    <message>
        <source>A kind of question needs either “options” (the number of options) or “fixed” (the list of its fixed options).</source>
        <translation>每种题型要么有“options”（选项个数），要么有“fixed”（固定的选项）。</translation>
    </message>
    <message>
        <source>The number of correct options cannot exceed the number of options.</source>
        <translation>正确选项不能比选项还多。</translation>
    </message>
</context>
<context>
    <name>yuyi::PresetCard</name>
    <message>
        <source>New project: %1</source>
        <translation>新建项目：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n label dimension(s)</source>
        <translation>
            <numerusform>%n 个标签维度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n 个选项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>yuyi::PrintFigure</name>
    <message>
        <source>The file “%1” could not be written. Choose another location, or free some disk space.</source>
        <translation>无法写入“%1”。请换一个位置，或腾出磁盘空间。</translation>
    </message>
    <message>
        <source>Figures are saved as .pdf, .svg or .png, not as “%1”.</source>
        <translation>图只能存为 .pdf、.svg 或 .png，不能存为“%1”。</translation>
    </message>
    <message>
        <source>There is nothing to draw yet. Choose other runs or another chart.</source>
        <translation>还没有可画的数据。请选择其他评测或图表。</translation>
    </message>
    <message>
        <source>The width of a figure must be %1 to %2 mm.</source>
        <translation>图的宽度应为 %1 到 %2 mm。</translation>
    </message>
</context>
<context>
    <name>yuyi::ProbePanel</name>
    <message>
        <source>%1
%2</source>
        <comment>what happened, what to do</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>The model did not answer your question about item %1. %2</source>
        <translation>您关于 %1 的问题没有得到回答。%2</translation>
    </message>
    <message>
        <source>The model has answered your question about item %1.</source>
        <translation>模型已回答您关于 %1 的问题。</translation>
    </message>
    <message>
        <source>Another expert, %1</source>
        <translation>另一位专家（%1）</translation>
    </message>
    <message>
        <source>You, %1</source>
        <translation>您，%1</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <comment>sent, received</comment>
        <translation>发送 %1、收到 %2 词元</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cost, currency</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The server&apos;s content filter blocked the reply.</source>
        <translation>服务器的内容过滤拦截了回答。</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>回答为空。</translation>
    </message>
    <message>
        <source>Asked: %1</source>
        <translation>提问：%1</translation>
    </message>
    <message>
        <source>Querying %1…</source>
        <translation>正在询问 %1…</translation>
    </message>
    <message>
        <source>The model is still answering a question about another case.</source>
        <translation>模型还在回答另一个样例的问题。</translation>
    </message>
    <message>
        <source>Follow-up questions; they do not change scores</source>
        <translation>对模型的追问，不影响分数</translation>
    </message>
    <message>
        <source>Question to the model</source>
        <translation>向模型提的问题</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>This endpoint has no API key.</source>
        <translation>这个接口没有密钥。</translation>
    </message>
    <message>
        <source>Ask the model about this image (press /)</source>
        <translation>就这张图片追问模型（按 /）</translation>
    </message>
</context>
<context>
    <name>yuyi::Project</name>
    <message>
        <source>Lead</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Adjudicator</source>
        <translation>裁决员</translation>
    </message>
    <message>
        <source>Validator</source>
        <translation>验证员</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>参与者</translation>
    </message>
</context>
<context>
    <name>yuyi::ProjectAccess</name>
    <message>
        <source>The project could not be read or written. Please try again.</source>
        <translation>无法读写项目，请重试。</translation>
    </message>
</context>
<context>
    <name>yuyi::ProjectFlow</name>
    <message>
        <source>Opening the work package…</source>
        <translation>正在打开工作包…</translation>
    </message>
    <message>
        <source>Opening the project…</source>
        <translation>正在打开项目…</translation>
    </message>
    <message>
        <source>Creating the project…</source>
        <translation>正在创建项目…</translation>
    </message>
    <message>
        <source>Preparing the example project…</source>
        <translation>正在准备示例项目…</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>正在备份…</translation>
    </message>
    <message>
        <source>Restoring the backup…</source>
        <translation>正在恢复备份…</translation>
    </message>
</context>
<context>
    <name>yuyi::ProjectFile</name>
    <message>
        <source>%1 is not a Yuyi project.</source>
        <translation>%1 不是“寓意”程序的项目。</translation>
    </message>
    <message>
        <source>%1 is not a Yuyi work package.</source>
        <translation>%1 不是“寓意”程序的工作包。</translation>
    </message>
    <message>
        <source>The project file %1 is damaged. Restore one of the project&apos;s backups.</source>
        <translation>项目文件 %1 已损坏。请恢复该项目的一个备份。</translation>
    </message>
    <message>
        <source>The work package %1 is damaged. Use another copy of it, or ask for a new one.</source>
        <translation>工作包 %1 已损坏。请换用另一份副本，或请对方重发一个工作包。</translation>
    </message>
    <message>
        <source>The project %1 was made by a newer version of Yuyi. Update the program to open it.</source>
        <translation>项目 %1 由较新版本的程序创建。请更新程序后再打开。</translation>
    </message>
    <message>
        <source>The work package %1 was made by a newer version of Yuyi. Update the program to open it.</source>
        <translation>工作包 %1 由较新版本的程序制作。请更新程序后再打开。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>There is no project in %1: the file %2 is missing.</source>
        <translation>%1 中没有项目：缺少文件 %2。</translation>
    </message>
    <message>
        <source>The work package %1 was changed by another program and cannot be opened: %2</source>
        <translation>工作包 %1 被其他程序改动过，无法打开：%2</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>无法读取文件 %1：%2</translation>
    </message>
    <message>
        <source>The project file %1 was changed by another program and cannot be opened: %2</source>
        <translation>项目文件 %1 被其他程序改动过，无法打开：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::ProjectLocation</name>
    <message>
        <source>%1 is not a valid location of a project on a server. Write it as postgresql://user@host:port/database?schema=name.</source>
        <translation>%1 不是有效的服务器项目位置。请写成 postgresql://user@host:port/database?schema=name。</translation>
    </message>
    <message>
        <source>The location of a project must not contain a password. Put the password into the PostgreSQL password file or the environment variable PGPASSWORD.</source>
        <translation>项目的位置不能包含密码。请把密码放进 PostgreSQL 的密码文件或环境变量 PGPASSWORD。</translation>
    </message>
    <message>
        <source>“%1” is not a value of “sslmode”; use one of: %2.</source>
        <translation>“%1”不是“sslmode”的取值；请使用下列之一：%2。</translation>
    </message>
    <message>
        <source>Enter the folder of a project.</source>
        <translation>请填写项目所在的文件夹。</translation>
    </message>
    <message>
        <source>The path of the certificate file in “sslrootcert” must not contain a semicolon: %1</source>
        <translation>“sslrootcert”所指证书文件的路径中不能有分号：%1</translation>
    </message>
    <message>
        <source>The location %1 does not name a project. Add ?schema=name, where “name” consists of lower-case letters, digits and _.</source>
        <translation>%1 没有指明项目。请加上 ?schema=名称，名称由小写字母、数字和 _ 组成。</translation>
    </message>
</context>
<context>
    <name>yuyi::ProjectStore</name>
    <message>
        <source>The project&apos;s title and rules are missing. Restore a backup.</source>
        <translation>项目的标题和规则缺失。请恢复一个备份。</translation>
    </message>
    <message>
        <source>There is already a person named %1.</source>
        <translation>已经有名为 %1 的人。</translation>
    </message>
    <message>
        <source>This person is not in the project.</source>
        <translation>这个人不在项目中。</translation>
    </message>
</context>
<context>
    <name>yuyi::PromptDraft</name>
    <message>
        <source>The prompt cannot be previewed, because there is no item for the preview.</source>
        <translation>没有可用于预览提示词的题目。</translation>
    </message>
    <message numerus="yes">
        <source>The prompt needs %n few-shot example(s), but too few of the entered items are in this project.</source>
        <translation>
            <numerusform>提示词需要 %n 个示例，但您填写的示例题目中，属于本项目的不足 %n 道。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::PromptForm</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>示例数</translation>
    </message>
    <message>
        <source>Example items</source>
        <translation>用作示例的题目</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Chinese name</source>
        <translation>中文名称</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英文名称</translation>
    </message>
    <message>
        <source>{question} stands for the question. {options} stands for its options, one per line: the letter, such as (A), and the text. {key_words} stands for the item&apos;s own labels in the dimension chosen below. $LETTER is not a placeholder; it is sent literally. The explanation and the implied meaning cannot be used in prompts.</source>
        <translation>{question} 是问题。{options} 是各选项，每行一个：行首是 (A) 这样的字母，后面是选项文字。{key_words} 是题目在下面所选维度中的标签。$LETTER 不是占位符，会原样发送。解释和隐喻含义不能用在提示词里。</translation>
    </message>
    <message>
        <source>Comma-separated item IDs, for example dev-33, dev-34. Each example has its own image and answer.</source>
        <translation>题目编号，用逗号分隔，例如 dev-33, dev-34。每个示例带自己的图片和答案。</translation>
    </message>
    <message>
        <source>Send the image</source>
        <translation>附上图片</translation>
    </message>
    <message>
        <source>All kinds of questions</source>
        <translation>所有题型</translation>
    </message>
    <message>
        <source>Used for every kind of question that has no prompt of its own</source>
        <translation>没有单独填写提示词的题型，都用这一条</translation>
    </message>
    <message>
        <source>The prompt for this kind. If it is empty, the prompt for all kinds is used.</source>
        <translation>这种题型的提示词；留空则用“所有题型”的提示词</translation>
    </message>
    <message>
        <source>Same prompt as for all kinds</source>
        <translation>与“所有题型”相同</translation>
    </message>
</context>
<context>
    <name>yuyi::PromptPanel</name>
    <message>
        <source>Item %1 of %2 · %3 will be sent to %4</source>
        <translation>第 %1 题，共 %2 题 · 将发送 %3 · %4</translation>
    </message>
    <message>
        <source>Prompt preview</source>
        <translation>提示词预览</translation>
    </message>
    <message>
        <source>Reading the items…</source>
        <translation>正在读取题目…</translation>
    </message>
</context>
<context>
    <name>yuyi::PromptPreview</name>
    <message>
        <source>%1 × %2 pixels, %3, %4</source>
        <translation>%1 × %2 像素，%3，%4</translation>
    </message>
    <message>
        <source>Answer of the example: %1</source>
        <translation>示例的答案：%1</translation>
    </message>
</context>
<context>
    <name>yuyi::PromptsView</name>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>第 %1 版</translation>
    </message>
    <message>
        <source>New configuration</source>
        <translation>新配置</translation>
    </message>
    <message>
        <source>As in the preset</source>
        <translation>与预设相同</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation>第 %1 版，%2</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Version %1 is saved. Existing runs keep their version.</source>
        <translation>第 %1 版已保存。以前的评测仍用原来的版本。</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Configurations</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Saving creates a new version. A run always keeps the version that it was made with.</source>
        <translation>每次保存都会产生一个新版本；评测始终使用创建评测时的版本。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>实际发送内容</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Custom %1</source>
        <translation>自定义 %1</translation>
    </message>
</context>
<context>
    <name>yuyi::QuestionEditor</name>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>问题 %1</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>选项 %1</translation>
    </message>
    <message>
        <source>Question added</source>
        <translation>添加了一道题</translation>
    </message>
    <message>
        <source>Question removed</source>
        <translation>删除了一道题</translation>
    </message>
    <message>
        <source>Correct option</source>
        <translation>正确选项</translation>
    </message>
    <message>
        <source>Option moved</source>
        <translation>移动了选项</translation>
    </message>
    <message>
        <source>Options pasted</source>
        <translation>粘贴了选项</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Add a question (Alt+Q)</source>
        <translation>添加一道题（Alt+Q）</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>添加一道题</translation>
    </message>
    <message>
        <source>Remove this question</source>
        <translation>删除这道题</translation>
    </message>
    <message>
        <source>Select the correct option (Alt+Enter)</source>
        <translation>点选正确选项（Alt+Enter）</translation>
    </message>
    <message>
        <source>Question about the image</source>
        <translation>关于图片的问题</translation>
    </message>
    <message>
        <source>Kind of question</source>
        <translation>题型</translation>
    </message>
    <message>
        <source>Kind of question (Alt+K)</source>
        <translation>题型（Alt+K）</translation>
    </message>
    <message>
        <source>Select all correct options (Alt+Enter)</source>
        <translation>标出所有正确选项（Alt+Enter）</translation>
    </message>
</context>
<context>
    <name>yuyi::QuestionField</name>
    <message>
        <source>✓ %1. %2</source>
        <translation>✓ %1. %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No such option</source>
        <translation>没有对应的选项</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>未填写</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>This question is dropped</source>
        <translation>不采用这道题</translation>
    </message>
    <message>
        <source>Both questions are kept</source>
        <translation>两道题都保留</translation>
    </message>
    <message>
        <source>This option is correct</source>
        <translation>这个选项正确</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Rationale</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>This annotator did not write this question</source>
        <translation>这位标注员没有写这道题</translation>
    </message>
</context>
<context>
    <name>yuyi::QuestionMerge</name>
    <message>
        <source>Key: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>没有答案</translation>
    </message>
</context>
<context>
    <name>yuyi::QuestionPage</name>
    <message>
        <source>The image of the question</source>
        <translation>这道题的图片</translation>
    </message>
    <message>
        <source>↓ more options below</source>
        <translation>↓ 下面还有选项</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一题</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>已用时间</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <comment>seconds for a question</comment>
        <translation>
            <numerusform>剩余 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose with A–%1, 1–%2 or the mouse. You can change your choice. Press Enter to continue. Press + or − to zoom, 0 to fit the image to the window.</source>
        <translation>用按键 A–%1、1–%2 或鼠标选择，选后还可以更改；按回车进入下一题。按 + 或 − 缩放，按 0 适应窗口。</translation>
    </message>
    <message>
        <source>Choose all correct options.</source>
        <translation>请选出所有正确的选项。</translation>
    </message>
    <message>
        <source>Choose with A–%1, 1–%2 or the mouse; choose an option again to clear it. Press Enter to continue. Press + or − to zoom, 0 to fit the image to the window.</source>
        <translation>用按键 A–%1、1–%2 或鼠标选择，再选一次即取消；按回车继续。按 + 或 − 缩放，按 0 适应窗口。</translation>
    </message>
</context>
<context>
    <name>yuyi::QuickView</name>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 张，共 %2 张</translation>
    </message>
</context>
<context>
    <name>yuyi::RangePopover</name>
    <message>
        <source>Short side from</source>
        <translation>短边从</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Short side to</source>
        <translation>短边到</translation>
    </message>
    <message>
        <source>File size from</source>
        <translation>文件大小从</translation>
    </message>
    <message>
        <source> kB</source>
        <translation> kB</translation>
    </message>
    <message>
        <source>File size to</source>
        <translation>文件大小到</translation>
    </message>
    <message>
        <source>Text ratio from</source>
        <translation>文字占比从</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Text ratio to</source>
        <translation>文字占比到</translation>
    </message>
    <message>
        <source>Short side</source>
        <translation>短边</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>文件大小</translation>
    </message>
    <message>
        <source>Text ratio</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>yuyi::RatingRule</name>
    <message>
        <source>As JSON</source>
        <translation>JSON 形式</translation>
    </message>
    <message>
        <source>Stated explicitly</source>
        <translation>明确给出分数</translation>
    </message>
    <message>
        <source>With the maximum score (n/10 style)</source>
        <translation>写明满分（如 n/10）</translation>
    </message>
    <message>
        <source>A number alone</source>
        <translation>单独的数字</translation>
    </message>
    <message>
        <source>Corrected later</source>
        <translation>后面作了更正</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>没有分数</translation>
    </message>
    <message>
        <source>Empty reply</source>
        <translation>空回答</translation>
    </message>
    <message>
        <source>Unfinished reasoning</source>
        <translation>推理没有结束</translation>
    </message>
    <message>
        <source>Several different scores</source>
        <translation>有几个不同的分数</translation>
    </message>
    <message>
        <source>Outside the scale</source>
        <translation>不在量表范围内</translation>
    </message>
    <message>
        <source>Different scale</source>
        <translation>用了别的量表</translation>
    </message>
    <message>
        <source>In square brackets</source>
        <translation>写在方括号中</translation>
    </message>
    <message>
        <source>With a unit (n points)</source>
        <translation>写明单位（如 n 分）</translation>
    </message>
    <message>
        <source>Repeats only the placeholder for the score</source>
        <translation>只重复了分数的占位符</translation>
    </message>
    <message>
        <source>Repeats only the rubric</source>
        <translation>只重复了评分标准</translation>
    </message>
    <message>
        <source>Not a whole or half point</source>
        <translation>既不是整分，也不是半分</translation>
    </message>
</context>
<context>
    <name>yuyi::RatingService</name>
    <message>
        <source>Choose a score first.</source>
        <translation>请先选择分数。</translation>
    </message>
    <message>
        <source>A score must be a whole number from %1 to %2, as in the rubric.</source>
        <translation>分数必须是 %1 到 %2 的整数，与评分标准一致。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The note is longer than %1 characters.</source>
        <translation>备注超过了 %1 个字符。</translation>
    </message>
    <message>
        <source>Only descriptions of images can be scored here.</source>
        <translation>这里只能给图片描述评分。</translation>
    </message>
    <message>
        <source>The model gave no description of this image, so there is nothing to score.</source>
        <translation>模型没有描述这张图片，因此没有可评分的内容。</translation>
    </message>
    <message>
        <source>You still have to annotate this image, or the image is in a calibration, so other people&apos;s texts stay hidden.</source>
        <translation>您还要标注这张图片，或图片正用于校准，因此暂不显示别人写的内容。</translation>
    </message>
    <message>
        <source>You have opened the results of this run. Your score would not be blind, so you can no longer score this run.</source>
        <translation>您已查看过这次评测的结果，再评就不是盲评，因此不能再给这次评测的描述评分。</translation>
    </message>
    <message>
        <source>Score of a description</source>
        <translation>图片描述的评分</translation>
    </message>
    <message>
        <source>There is no perspective “%1”. Available: %2.</source>
        <translation>没有视角“%1”。现有：%2。</translation>
    </message>
    <message>
        <source>You may still have to validate the question of this image, so other people&apos;s texts stay hidden.</source>
        <translation>您可能还要验证这张图片的问题，因此暂不显示别人写的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n descriptions are not offered yet, because you still have to annotate or validate these images, or they are in a calibration.</source>
        <translation>
            <numerusform>其中 %n 份暂不提供：这些图片您还要标注或验证，或正用于校准。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReadingPage</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Press the space bar to turn the page. Please read to the end.</source>
        <translation>按空格键翻页；请读到最后。</translation>
    </message>
    <message>
        <source>Tick the boxes (keys 1 to %1) to agree.</source>
        <translation>如同意，请逐项勾选（按键 1 到 %1）。</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>key that ticks the box, what is agreed to</comment>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>yuyi::RecentButton</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>yuyi::RecentProject</name>
    <message>
        <source>Remove from List</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Remove %1 from the list</source>
        <translation>从列表中移除 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) were waiting for you when you last used this project</source>
        <translation>
            <numerusform>上次打开时，有 %n 项任务等您处理</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Server %1, project %2</source>
        <translation>在服务器 %1 上：%2</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>找不到：%1</translation>
    </message>
</context>
<context>
    <name>yuyi::RefusedList</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>存为 CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>yuyi::ReleaseFindings</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Answer keys by position: %1 (χ² = %2, p = %3). If the longest option is always chosen, %4 % of the answers are correct; chance is %5 %.</source>
        <translation>正确答案的位置：%1（χ² = %2，p = %3）。总是选最长的选项，正确率为 %4%；随机猜测的正确率为 %5%。</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>yuyi::ReleasePage</name>
    <message>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Save Charts…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>Show the Image</source>
        <translation>显示图片</translation>
    </message>
    <message>
        <source>The folder “%1” is not on this computer.</source>
        <translation>文件夹“%1”不在这台电脑上。</translation>
    </message>
    <message>
        <source>Nothing to release yet.</source>
        <translation>还没有可以发布的内容。</translation>
    </message>
    <message>
        <source>Images appear here when they are annotated and accepted.</source>
        <translation>图片标注并通过后会出现在这里。</translation>
    </message>
    <message>
        <source>Findings %1</source>
        <translation>检查结果（%1）</translation>
    </message>
    <message>
        <source>Every image to be released has a source and a licence.</source>
        <translation>待发布的图片都有来源和许可。</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) have no source or no licence. The project&apos;s rules require both; fill them in before you release.</source>
        <translation>
            <numerusform>有 %n 张图片缺少来源或许可。项目规则要求两者齐全，补全之前不能发布。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) have no source or no licence.</source>
        <translation>
            <numerusform>有 %n 张图片缺少来源或许可。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no release yet.</source>
        <translation>还没有发布。</translation>
    </message>
    <message>
        <source>Licences %1</source>
        <translation>许可（%1）</translation>
    </message>
    <message>
        <source>Releases %1</source>
        <translation>发布记录（%1）</translation>
    </message>
    <message>
        <source>Save Charts In</source>
        <translation>图表保存到</translation>
    </message>
    <message>
        <source>Three charts are saved as SVG and PNG.</source>
        <translation>三张图表已保存为 SVG 和 PNG。</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>构成</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>发布记录</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Released on</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Released by</source>
        <translation>发布人</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a release</comment>
        <translation>名称</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>images and questions</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message>
        <source>Release With Warnings</source>
        <translation>发布（仍有警告）</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) are unresolved; see the Findings tab. Release anyway?</source>
        <translation>
            <numerusform>还有 %n 条警告未处理，详见“检查结果”标签页。仍要发布吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Release With Errors</source>
        <translation>发布（仍有错误）</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) are unresolved; see the Findings tab. Release anyway?</source>
        <translation>
            <numerusform>还有 %n 个错误未处理，详见“检查结果”标签页。仍要发布吗？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more note(s); the command “yuyi-cli export” lists them all.</source>
        <translation>
            <numerusform>另有 %n 条说明没有列出；用命令“yuyi-cli export”可以看到全部说明。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReleasePanel</name>
    <message>
        <source>Release As</source>
        <translation>发布文件存为</translation>
    </message>
    <message>
        <source>All items are written to one file.</source>
        <translation>全部题目写入一个文件。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Questions by split: %1</source>
        <translation>各划分的题数：%1</translation>
    </message>
    <message>
        <source>Choose a folder for the release.</source>
        <translation>请选择存放发布文件的文件夹。</translation>
    </message>
    <message>
        <source>Create a Release</source>
        <translation>制作发布文件</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Reassign items to splits</source>
        <translation>重新划分题目</translation>
    </message>
    <message>
        <source>Random seed of the splits</source>
        <translation>划分的随机种子</translation>
    </message>
    <message>
        <source>Include answers, explanations and implied meanings</source>
        <translation>包含答案、解释和隐喻含义</translation>
    </message>
    <message>
        <source>Write to</source>
        <translation>写入位置</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Every item keeps the split that it has.</source>
        <translation>每道题都保持现有的划分。</translation>
    </message>
    <message>
        <source>Splits, for example “dev:15,val:20,test:rest”. With “rest”, the numbers count questions; without it, they are proportions.</source>
        <translation>划分，如“dev:15,val:20,test:rest”。有“rest”时，数字是题数；没有时，数字是比例。</translation>
    </message>
    <message>
        <source>Items that have a split keep it. All other items are written to one separate file, “all”.</source>
        <translation>已有划分的题目保持不变。其余题目单独写入文件“all”。</translation>
    </message>
    <message>
        <source>Items that have a split keep it. Other items by split: %1</source>
        <translation>已有划分的题目保持不变。其余题目：%1</translation>
    </message>
</context>
<context>
    <name>yuyi::ReleaseService</name>
    <message>
        <source>Duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Too much text</source>
        <translation>文字过多</translation>
    </message>
    <message>
        <source>There is nothing to release: no image has been annotated and accepted yet.</source>
        <translation>没有可以发布的内容：还没有图片标注完并通过。</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) to be released have no source or no licence. The project&apos;s rules require both.</source>
        <translation>
            <numerusform>待发布的图片中有 %n 张缺少来源或许可，而项目规则要求两者齐全。</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicates: method %1, Hamming distance at most %2.</source>
        <translation>去重：方法 %1，汉明距离不超过 %2。</translation>
    </message>
    <message>
        <source>Duplicates: method %1, maximum distance depends on the number of images.</source>
        <translation>去重：方法 %1，最大距离随图片数量而定。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Annotators per image: %1.</source>
        <translation>每张图片的标注人数：%1。</translation>
    </message>
    <message>
        <source>Imported from: %1.</source>
        <translation>导入自：%1。</translation>
    </message>
    <message>
        <source>The export is complete and can be used: %1. But the release could not be recorded in the project: %2</source>
        <translation>导出已经完成，可以使用：%1。只是未能在项目中记下这次发布：%2</translation>
    </message>
    <message>
        <source>The field “%1” in the gold annotation differs from the author&apos;s last submission.</source>
        <translation>定稿中的“%1”与作者最后一次提交的内容不一致。</translation>
    </message>
    <message>
        <source>Independent answers per question, given without seeing the author&apos;s answer: %1.</source>
        <translation>每道题的盲答数（作答者看不到作者的答案）：%1。</translation>
    </message>
    <message>
        <source>Annotators per image, for questions made in this project: %1.</source>
        <translation>每张图片的标注人数（本项目中编写的题目）：%1。</translation>
    </message>
    <message>
        <source>Independent answers per question, for questions made in this project, given without seeing the author&apos;s answer: %1.</source>
        <translation>每道题的盲答数（本项目中编写的题目，作答者看不到作者的答案）：%1。</translation>
    </message>
    <message>
        <source>Text: images whose text areas cover more than %1 % are discarded, unless a person decided otherwise.</source>
        <translation>文字：剔除文字占比超过 %1% 的图片，人工另有决定的除外。</translation>
    </message>
</context>
<context>
    <name>yuyi::ReleaseStatistics</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not in a split: %1</source>
        <translation>未划分：%1</translation>
    </message>
    <message>
        <source>Mean length in characters: question %1, option %2, explanation %3</source>
        <translation>平均长度（字符）：问题 %1，选项 %2，解释 %3</translation>
    </message>
    <message>
        <source>Questions by split: %1</source>
        <translation>各划分的题数：%1</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
</context>
<context>
    <name>yuyi::ReleaseTables</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::RepliesModel</name>
    <message>
        <source>%1: %2</source>
        <comment>kind of fault, what was said</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Latest responses</source>
        <translation>最近的回答</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Extracted</source>
        <translation>提取结果</translation>
    </message>
</context>
<context>
    <name>yuyi::ReplyView</name>
    <message>
        <source>%1 (shown to the model as %2)</source>
        <translation>%1（模型看到的是 %2）</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1，%2。%3</translation>
    </message>
    <message>
        <source>%1 (“%2”)</source>
        <translation>%1（“%2”）</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Scorers disagree</source>
        <translation>两个评分器不一致</translation>
    </message>
    <message>
        <source>Overruled by %1: the reply chooses no option. Reason: %2</source>
        <translation>%1 判读：回答没有选任何一项。理由：%2</translation>
    </message>
    <message>
        <source>Overruled by %1: the reply chooses %2. Reason: %3</source>
        <translation>%1 判读为 %2。理由：%3</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>回答为空。</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>输入 %1、输出 %2 词元</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>第 %1 次请求</translation>
    </message>
    <message>
        <source>cut off at the token limit</source>
        <translation>达到词元上限被截断</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入的回答</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>[image of type %1, %2 × %3 pixels]</source>
        <translation>［图片，%1，%2 × %3 像素］</translation>
    </message>
    <message>
        <source>Answer of the example: %1</source>
        <translation>示例的答案：%1</translation>
    </message>
    <message>
        <source>This run was imported; the requests are not recorded.</source>
        <translation>这次评测是导入的，没有记录发送的内容。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
</context>
<context>
    <name>yuyi::ReportBar</name>
    <message>
        <source>Answers</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>报告的各部分</translation>
    </message>
    <message>
        <source>After exclusions</source>
        <translation>按规则排除后</translation>
    </message>
    <message>
        <source>Without the people and answers that the rules exclude</source>
        <translation>不含按规则排除的人和作答</translation>
    </message>
    <message>
        <source>All participants</source>
        <translation>全部参与者</translation>
    </message>
    <message>
        <source>All answers, without exclusions</source>
        <translation>所有作答（不排除任何人或作答）</translation>
    </message>
    <message>
        <source>Included participants</source>
        <translation>计入的参与者</translation>
    </message>
    <message>
        <source>Simulated participants</source>
        <translation>模拟参与者</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>分组依据</translation>
    </message>
</context>
<context>
    <name>yuyi::ReportCharts</name>
    <message>
        <source>People %1 % correct, models %2 %</source>
        <translation>人类答对 %1%，模型答对 %2%</translation>
    </message>
    <message>
        <source>%1 s · %2</source>
        <comment>time, right or wrong</comment>
        <translation>%1 秒 · %2</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正确率</translation>
    </message>
    <message>
        <source>Accuracy by person (%) with 95 % Wilson intervals.</source>
        <translation>各人的正确率（%），附 95% Wilson 区间。</translation>
    </message>
    <message>
        <source>All items</source>
        <translation>全部题目</translation>
    </message>
    <message>
        <source>People, mean</source>
        <translation>人类均值</translation>
    </message>
    <message numerus="yes">
        <source>People %1 %, models %2 %: %n item(s)</source>
        <translation>
            <numerusform>人类 %1%，模型 %2%：%n 道题</numerusform>
        </translation>
    </message>
    <message>
        <source>Each bubble is a group of items with the same accuracy for people and the same accuracy for models. Above the line, models do better; below the line, people do better.</source>
        <translation>每个气泡代表落在同一点上的题目：斜线上方，模型更好；斜线下方，人类更好。</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>%1–%2 %</source>
        <translation>%1–%2%</translation>
    </message>
    <message>
        <source>Number of items by share of people who answered correctly.</source>
        <translation>横轴为答对人数比例，柱高为题目数。</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <comment>seconds</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>seconds</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Number of answers by response time in seconds.</source>
        <translation>横轴为用时（秒），柱高为作答数。</translation>
    </message>
    <message>
        <source>Accuracy of people minus accuracy of the model (percentage points), on items that both answered, with 95 % intervals (clustered by image).</source>
        <translation>人类正确率减模型正确率（百分点），只计双方都答过的题目，附 95% 区间（按图片聚类）。</translation>
    </message>
    <message>
        <source>Nobody has answered anything yet.</source>
        <translation>还没有人作答。</translation>
    </message>
    <message>
        <source>No model has answered these items. On the Models page, run a model on the study&apos;s item set.</source>
        <translation>还没有模型回答这些题目。请在“模型评测”页用本研究的题目集评测模型。</translation>
    </message>
    <message>
        <source>Correct answers by people (%)</source>
        <translation>人类正确率（%）</translation>
    </message>
    <message>
        <source>Correct answers by models (%)</source>
        <translation>模型正确率（%）</translation>
    </message>
    <message>
        <source>Accuracy by person</source>
        <translation>各人正确率</translation>
    </message>
    <message>
        <source>Accuracy by category</source>
        <translation>各类别正确率</translation>
    </message>
    <message>
        <source>People vs. models, by item</source>
        <translation>人类与模型（按题目）</translation>
    </message>
    <message>
        <source>Items by difficulty</source>
        <translation>各难度的题目数</translation>
    </message>
    <message>
        <source>Answers by response time</source>
        <translation>各用时区间的作答数</translation>
    </message>
    <message>
        <source>People minus models</source>
        <translation>人类减模型</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>正确率（%）</translation>
    </message>
    <message>
        <source>Number of items</source>
        <translation>题目数</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>时间（秒）</translation>
    </message>
    <message>
        <source>Number of answers</source>
        <translation>作答数</translation>
    </message>
    <message>
        <source>People minus model (percentage points)</source>
        <translation>人类减模型（百分点）</translation>
    </message>
    <message>
        <source>Chance (1 / number of options): %1</source>
        <translation>随机猜测（1 / 选项数）：%1</translation>
    </message>
    <message>
        <source>People, average (%1)</source>
        <translation>人类平均（%1）</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
    </message>
    <message>
        <source>n = %1 answers to %3 items by a total of %2 people</source>
        <translation>n = %1 次作答（%2 人，%3 道题）</translation>
    </message>
    <message>
        <source>Mean accuracy over people (%), with 95 % t intervals.</source>
        <translation>各人正确率的均值（%），附 95% t 区间（按人计算）。</translation>
    </message>
    <message>
        <source>Mean accuracy over people (%), with 95 % t intervals. Models: accuracy on the same items, with Wilson intervals.</source>
        <translation>各人正确率的均值（%），附 95% t 区间（按人计算）。模型按相同的题目计算，附 Wilson 区间。</translation>
    </message>
    <message numerus="yes">
        <source>Run “%1”, items “%2”: people %3 %, model %4 %, difference %5 percentage points on %n item(s)</source>
        <translation>
            <numerusform>%1，%2：人类 %3%，模型 %4%，在 %n 道题上相差 %5 个百分点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules exclude all participants (%n). Press X to show these participants.</source>
        <translation>
            <numerusform>按规则，全部 %n 人都被排除。按 X 显示全部参与者。</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of people who answered correctly</source>
        <translation>答对人数比例</translation>
    </message>
    <message>
        <source>Chance (%1)</source>
        <translation>随机猜测：%1</translation>
    </message>
</context>
<context>
    <name>yuyi::ReportExport</name>
    <message>
        <source>Report as %1…</source>
        <translation>将报告存为 %1…</translation>
    </message>
    <message>
        <source>Figure for Print…</source>
        <translation>将图存为印刷用的文件…</translation>
    </message>
    <message>
        <source>Answers as CSV Tables…</source>
        <translation>将作答存为 CSV 表…</translation>
    </message>
    <message>
        <source>Answers as JSON…</source>
        <translation>将作答存为 JSON…</translation>
    </message>
    <message>
        <source>Export Report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>报告已保存。</translation>
    </message>
    <message>
        <source>The answers are saved without names.</source>
        <translation>作答已保存，不含姓名。</translation>
    </message>
    <message>
        <source>Export Answers</source>
        <translation>导出作答</translation>
    </message>
    <message>
        <source>Choose a folder for the tables</source>
        <translation>选择存放表格的文件夹</translation>
    </message>
    <message>
        <source>Export Figure</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>The figure is saved.</source>
        <translation>图已保存。</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n items that you still have to annotate or may answer blind are excluded.</source>
        <translation>
            <numerusform>%1 有 %n 道题您还要标注或还可能盲答，没有写入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ReportTable</name>
    <message>
        <source>%1 · %2</source>
        <comment>row, column of a table</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
</context>
<context>
    <name>yuyi::ReportView</name>
    <message>
        <source>Next Part of the Report</source>
        <translation>报告的下一部分</translation>
    </message>
    <message>
        <source>Previous Part of the Report</source>
        <translation>报告的上一部分</translation>
    </message>
    <message>
        <source>Switch Exclusions On or Off</source>
        <translation>启用或停用排除规则</translation>
    </message>
    <message>
        <source>Open the Answers</source>
        <translation>打开作答</translation>
    </message>
    <message>
        <source>Next Answer</source>
        <translation>下一个作答</translation>
    </message>
    <message>
        <source>Previous Answer</source>
        <translation>上一个作答</translation>
    </message>
    <message>
        <source>All Answers</source>
        <translation>全部作答</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>统计方法</translation>
    </message>
    <message>
        <source>Export Report…</source>
        <translation>导出报告…</translation>
    </message>
    <message>
        <source>A draft study has no report.</source>
        <translation>这项研究还是草稿，没有报告。</translation>
    </message>
    <message>
        <source>Freeze the study on the Design tab, then let people take part.</source>
        <translation>请在“设计”标签页冻结研究，再让参与者作答。</translation>
    </message>
    <message>
        <source>Reading the answers…</source>
        <translation>正在读取作答…</translation>
    </message>
    <message>
        <source>Nobody has answered anything yet.</source>
        <translation>还没有人作答。</translation>
    </message>
    <message>
        <source>Let people take part on this computer, or send them work packages. Their answers then appear in this report.</source>
        <translation>让参与者在本机作答，或发给他们工作包；作答都将计入本报告。</translation>
    </message>
    <message>
        <source>The results include simulated participants, so they are not results of humans alone.</source>
        <translation>结果含模拟参与者，并非全部来自真人。</translation>
    </message>
    <message>
        <source>There are only simulated participants. Select “Simulated participants” to see their results.</source>
        <translation>只有模拟参与者。勾选“模拟参与者”可查看他们的结果。</translation>
    </message>
</context>
<context>
    <name>yuyi::RequestSender</name>
    <message>
        <source>The budget of the endpoint “%1”, %2 %3, is used up. Raise it, then resume the run.</source>
        <translation>接口“%1”的预算（%2 %3）已用完。请提高预算，再继续这次评测。</translation>
    </message>
    <message>
        <source>The server rejected the key or the account: %1</source>
        <translation>服务器不接受这个密钥或账户：%1</translation>
    </message>
    <message>
        <source>The budget of this run, %1 %2, is used up. To raise it and continue, run on the command line: %3</source>
        <translation>这次评测的预算（%1 %2）已用完。要提高预算并继续评测，请在命令行运行：%3</translation>
    </message>
</context>
<context>
    <name>yuyi::Rescoring</name>
    <message>
        <source>Re-scoring was stopped. Replies that were already re-scored keep their new scores.</source>
        <translation>重新判读已停止；已重新判读的回答保留新结果。</translation>
    </message>
</context>
<context>
    <name>yuyi::ResponseImport</name>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>No reply was received.</source>
        <translation>没有收到回答。</translation>
    </message>
    <message>
        <source>An object with “id” and “response” is expected.</source>
        <translation>应为带有“id”和“response”的对象。</translation>
    </message>
    <message>
        <source>“id” must be a string or a whole number.</source>
        <translation>“id”必须是文本或整数。</translation>
    </message>
    <message>
        <source>“response” must be a string (a reply), or an object or null (a request error).</source>
        <translation>“response”为文本时表示回答，为对象或 null 时表示出错；不能是其他类型。</translation>
    </message>
    <message>
        <source>%1 (lines %2 and %3)</source>
        <translation>%1（第 %2 行和第 %3 行）</translation>
    </message>
    <message numerus="yes">
        <source>%n ID(s) occur twice in the file with different replies: %1.</source>
        <translation>
            <numerusform>文件中有 %n 个编号各出现两次，而且两次的回答不同：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file “%1” does not exist.</source>
        <translation>文件“%1”不存在。</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>The file “%1” is larger than 1 GB.</source>
        <translation>“%1”大于 1 GB。</translation>
    </message>
    <message>
        <source>Enter the model that gave these replies.</source>
        <translation>请写明这些回答来自哪个模型。</translation>
    </message>
    <message>
        <source>There is no reply in this file.</source>
        <translation>这个文件里没有回答。</translation>
    </message>
    <message>
        <source>Nothing was imported: some items have two replies under different IDs (%1).</source>
        <translation>未导入任何内容：有些题目在两个不同的编号下各有一条回答（%1）。</translation>
    </message>
    <message>
        <source>Nothing was imported: this project has none of the items in the file (%1).</source>
        <translation>未导入任何内容：文件中的题目都不在本项目中（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was imported: %n ID(s) belong to no item of this project (%1).</source>
        <translation>
            <numerusform>未导入任何内容：有 %n 个编号在本项目中没有对应的题目（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was stopped. Nothing was imported.</source>
        <translation>导入已停止，未导入任何内容。</translation>
    </message>
    <message>
        <source>Sample %1: “id” must be a string or a whole number.</source>
        <translation>样本 %1：“id”必须是文本或整数。</translation>
    </message>
    <message>
        <source>File “%1” in the log: %2</source>
        <translation>日志中的“%1”：%2</translation>
    </message>
    <message>
        <source>“doc_id” must be a string or a whole number.</source>
        <translation>“doc_id”必须是文本或整数。</translation>
    </message>
    <message>
        <source>a workbook</source>
        <translation>工作簿</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text. Save it as UTF-8 and try again.</source>
        <translation>文件不是 UTF-8 文本。请另存为 UTF-8 后重试。</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>“prediction” must be a list of cells.</source>
        <translation>“prediction”必须是单元格列表。</translation>
    </message>
    <message>
        <source>An object with “index” and “prediction” is expected.</source>
        <translation>应为含“index”和“prediction”的对象。</translation>
    </message>
    <message>
        <source>By ID</source>
        <translation>按编号</translation>
    </message>
    <message>
        <source>By text of question and options</source>
        <translation>按问题和选项的文字</translation>
    </message>
    <message>
        <source>Nothing was imported: the questions or options in this file are not those of the project (%1).</source>
        <translation>未导入任何内容：文件中的问题或选项与项目中的不同（%1）。</translation>
    </message>
    <message>
        <source>The file must have the column “prediction” and either “index” or “id”, as VLMEvalKit writes them. Columns found: %1.</source>
        <translation>应有 VLMEvalKit 写出的“prediction”列，还应有“index”列或“id”列。现有的列：%1。</translation>
    </message>
    <message>
        <source>The file identifies its items only by their position in a split. Choose the split: %1.</source>
        <translation>这个文件只写了每道题在划分中的序号，没有题目编号。请指明是哪个划分：%1。</translation>
    </message>
    <message>
        <source>Sample %1 must have “id” and “output”, as Inspect AI writes them. Fields found: %2.</source>
        <translation>样本 %1：应有 Inspect 写出的“id”和“output”。现有字段：%2。</translation>
    </message>
    <message>
        <source>The evaluation did not finish normally (status “%1”): samples may be missing.</source>
        <translation>评测没有正常结束（状态“%1”）：可能缺少样本。</translation>
    </message>
    <message>
        <source>This Inspect AI log has no “samples”. Fields found: %1. Save the log with its samples.</source>
        <translation>这份 Inspect 日志里没有“samples”。现有字段：%1。请连同样本一起保存日志。</translation>
    </message>
    <message>
        <source>The evaluation was interrupted: the log is cut off, and samples may be missing.</source>
        <translation>评测中途中断：日志没有结尾，可能缺少样本。</translation>
    </message>
    <message>
        <source>The entry must have “doc_id” and either “resps” or “filtered_resps”, as lmms-eval writes them. Fields found: %1.</source>
        <translation>应有 lmms-eval 写出的“doc_id”，还应有“resps”或“filtered_resps”。现有字段：%1。</translation>
    </message>
    <message>
        <source>This file is not in the format “%1”; it is %2. If you do not specify the format, the program detects it from the content.</source>
        <translation>这不是“%1”格式的文件，而是%2。不指定格式时，程序按内容识别。</translation>
    </message>
    <message>
        <source>an Inspect AI log</source>
        <translation>Inspect 的日志</translation>
    </message>
    <message>
        <source>This zip file is neither a workbook nor an Inspect AI log.</source>
        <translation>这个 zip 文件既不是工作簿，也不是 Inspect 的日志。</translation>
    </message>
    <message>
        <source>“id” is missing. Fields found: %1.</source>
        <translation>缺少“id”。现有字段：%1。</translation>
    </message>
    <message>
        <source>“response” is missing. Fields found: %1.</source>
        <translation>缺少“response”。现有字段：%1。</translation>
    </message>
    <message>
        <source>The line is longer than 16 MB.</source>
        <translation>这一行超过 16 MB。</translation>
    </message>
    <message>
        <source>Both “id” and “index” are empty. Columns found: %1.</source>
        <translation>“id”和“index”都为空。现有的列：%1。</translation>
    </message>
    <message>
        <source>Detected automatically</source>
        <translation>自动判断</translation>
    </message>
    <message>
        <source>By position in split</source>
        <translation>按划分内的序号</translation>
    </message>
    <message>
        <source>There is no split “%1”. Available: %2.</source>
        <translation>没有划分“%1”。现有：%2。</translation>
    </message>
    <message>
        <source>There is no configuration “%1”. Available: %2.</source>
        <translation>没有配置“%1”。可用：%2。</translation>
    </message>
</context>
<context>
    <name>yuyi::ResponseViewer</name>
    <message>
        <source>This question no longer exists.</source>
        <translation>这道题已不存在。</translation>
    </message>
    <message>
        <source>A reason can have at most %1 characters.</source>
        <translation>理由最多 %1 个字符。</translation>
    </message>
    <message>
        <source>This option belongs to another question.</source>
        <translation>这个选项属于另一道题。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All models wrong</source>
        <translation>模型全都答错</translation>
    </message>
    <message>
        <source>All models correct</source>
        <translation>模型全都答对</translation>
    </message>
    <message>
        <source>Models disagree</source>
        <translation>各模型答案不一致</translation>
    </message>
    <message>
        <source>Scorers disagree</source>
        <translation>评分器不一致</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>答错</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>未提取到答案</translation>
    </message>
    <message>
        <source>Request error</source>
        <translation>请求错误</translation>
    </message>
    <message>
        <source>Overruled</source>
        <translation>已人工改判</translation>
    </message>
    <message>
        <source>No final reply</source>
        <translation>尚无最终回答</translation>
    </message>
    <message>
        <source>You may still have to answer this question blind in validation. The question is shown to you afterwards.</source>
        <translation>您可能还要在验证中盲答这道题，因此暂不显示；验证之后才会显示。</translation>
    </message>
    <message>
        <source>You still have to annotate this image, or the image is in a calibration. The question is shown to you afterwards.</source>
        <translation>您还要标注这张图片，或图片正用于校准，因此暂不显示它的问题；标注或校准之后才会显示。</translation>
    </message>
    <message>
        <source>Tell the readers of the tables why you overrule the scoring.</source>
        <translation>请写明改判的理由，供看表格的人参考。</translation>
    </message>
    <message>
        <source>No reply was received, so there is no scoring to overrule. Ask the model this question again.</source>
        <translation>这次提问没有收到回答，无法改判。请重新提问。</translation>
    </message>
    <message>
        <source>The scoring of this reply has not been overruled.</source>
        <translation>这条回答未经人工改判。</translation>
    </message>
    <message>
        <source>Choose one option only.</source>
        <translation>只能选择一个选项。</translation>
    </message>
</context>
<context>
    <name>yuyi::ResultBar</name>
    <message>
        <source>Pending</source>
        <translation>尚未完成</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsChart</name>
    <message>
        <source>Accuracy</source>
        <translation>正确率</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Configurations</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人类</translation>
    </message>
    <message>
        <source>Option letters</source>
        <translation>选项字母</translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsChoices</name>
    <message>
        <source>1 Run</source>
        <translation>1 次评测</translation>
    </message>
    <message numerus="yes">
        <source>All %n Run(s)</source>
        <translation>
            <numerusform>全部 %n 次评测</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 Runs</source>
        <translation>%2 次评测中的 %1 次</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>No humans</source>
        <translation>不列出人类成绩</translation>
    </message>
    <message>
        <source>Participants of “%1”</source>
        <translation>研究参与者：%1</translation>
    </message>
    <message>
        <source>Choose runs</source>
        <translation>选择评测</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Scorer</source>
        <translation>评分器</translation>
    </message>
    <message>
        <source>Items counted in each row</source>
        <translation>每行计入的题目</translation>
    </message>
    <message>
        <source>Study whose participants are shown next to models</source>
        <translation>与模型并列的研究参与者</translation>
    </message>
    <message>
        <source>Include few-shot examples</source>
        <translation>含示例题</translation>
    </message>
    <message>
        <source>Also count questions that are used as few-shot examples in prompts</source>
        <translation>少样本提示词中作示例的题目（附有答案）也计入结果</translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsColumns</name>
    <message>
        <source>Overall</source>
        <translation>总体</translation>
    </message>
    <message>
        <source>No examples</source>
        <translation>无示例</translation>
    </message>
    <message numerus="yes">
        <source>%n example(s)</source>
        <translation>
            <numerusform>%n 个示例</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正确率</translation>
    </message>
    <message>
        <source>Request error</source>
        <translation>请求错误</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>未提取到答案</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>答错</translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsPageData</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsExport</name>
    <message>
        <source>Results</source>
        <comment>name of a sheet, at most 31 characters</comment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Counts</source>
        <comment>name of a sheet, at most 31 characters</comment>
        <translation>计数</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>A workbook cannot be shown as text: save it to a file.</source>
        <translation>工作簿不能以文本形式输出：请存为文件。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a model and what tells it from others</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>‡ %1: %2</source>
        <comment>a model and why its run is incomplete</comment>
        <translation>‡ %1：%2</translation>
    </message>
    <message>
        <source>† or grey: fewer than %1 questions.</source>
        <translation>† 或灰色：少于 %1 道题。</translation>
    </message>
    <message>
        <source>Correct answers, request errors and misses (replies without an extracted answer), in %.</source>
        <translation>正确、请求错误、未提取到答案各占的百分比。</translation>
    </message>
    <message>
        <source>Accuracy (%) with 95 % intervals; bold: best, underlined: second best.</source>
        <translation>正确率（%）及 95% 区间；粗体为最佳，下划线为次佳。</translation>
    </message>
    <message>
        <source>Accuracy (%); bold: best, underlined: second best.</source>
        <translation>正确率（%）；粗体为最佳，下划线为次佳。</translation>
    </message>
    <message>
        <source>n: questions counted for the models in each column.</source>
        <translation>n：每列中计入模型成绩的题目数。</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
    </message>
    <message>
        <source>%1 (n = %2–%3)</source>
        <translation>%1（n = %2–%3）</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (text only)</source>
        <translation>%1（仅文本）</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>正确率（%）</translation>
    </message>
    <message>
        <source>Chance (1 / number of options): %1</source>
        <translation>随机猜测（1 / 选项数）：%1</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <comment>a model whose run holds no replies to some questions</comment>
        <translation>%1（不完整）</translation>
    </message>
    <message>
        <source>The reference lines show the accuracy over all categories together.</source>
        <translation>参考线表示全部类别合计的正确率。</translation>
    </message>
    <message>
        <source>95 % Wilson intervals.</source>
        <translation>95% 区间按 Wilson 计算。</translation>
    </message>
    <message>
        <source>n: questions counted in each category.</source>
        <translation>n：各类别计入的题目数。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>people, accuracy</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Chance (%1)</source>
        <translation>随机猜测：%1</translation>
    </message>
    <message>
        <source>* This figure includes a person&apos;s scoring.</source>
        <translation>* 该数字含有人工判读。</translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsPage</name>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Import Results…</source>
        <translation>导入结果…</translation>
    </message>
    <message>
        <source>Set Up a Run</source>
        <translation>新建评测</translation>
    </message>
    <message>
        <source>Choose Runs…</source>
        <translation>选择评测…</translation>
    </message>
    <message>
        <source>Switch Scorer</source>
        <translation>切换评分器</translation>
    </message>
    <message>
        <source>Re-score Replies</source>
        <translation>重新判读回答</translation>
    </message>
    <message>
        <source>Next Row</source>
        <translation>下一行</translation>
    </message>
    <message>
        <source>Previous Row</source>
        <translation>上一行</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Copy the Table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Sort by This Column</source>
        <translation>按此列排序</translation>
    </message>
    <message>
        <source>Export Chart…</source>
        <translation>导出图表…</translation>
    </message>
    <message>
        <source>Show Items</source>
        <translation>查看题目</translation>
    </message>
    <message>
        <source>Swap the Two Runs</source>
        <translation>交换两次评测</translation>
    </message>
    <message>
        <source>Choose Grouping, Chart or Filter No. %1</source>
        <translation>选择第 %1 个分组、图表或筛选条件</translation>
    </message>
    <message>
        <source>Next Model’s Answer</source>
        <translation>下一个模型的回答</translation>
    </message>
    <message>
        <source>Previous Model’s Answer</source>
        <translation>上一个模型的回答</translation>
    </message>
    <message>
        <source>Prompt Preview</source>
        <translation>实际发送的提示词</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推理过程</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>改判…</translation>
    </message>
    <message>
        <source>Show All Items</source>
        <translation>显示全部题目</translation>
    </message>
    <message>
        <source>Find Question</source>
        <translation>查找题目</translation>
    </message>
    <message>
        <source>Import Results</source>
        <translation>导入结果</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>No model has replied yet.</source>
        <translation>还没有模型回答。</translation>
    </message>
    <message>
        <source>Set up a run on the Models page, or import replies made elsewhere: files of VLMEvalKit, lmms-eval or Inspect AI, or a file with one JSON object (“id” and “response”) per line.</source>
        <translation>请在“模型评测”页新建评测，或导入别处得到的回答：VLMEvalKit、lmms-eval 或 Inspect 的文件，或每行一个 JSON 对象（含“id”和“response”）的文件。</translation>
    </message>
    <message>
        <source>Results show the answer keys of all questions, so only leads and experts can see them.</source>
        <translation>结果会显示所有题目的答案，因此只有负责人和专家可以查看。</translation>
    </message>
    <message>
        <source>Reading the replies…</source>
        <translation>正在读取回答…</translation>
    </message>
    <message>
        <source>Replies (*.jsonl *.json *.xlsx *.tsv *.eval);;All files (*)</source>
        <translation>回答文件 (*.jsonl *.json *.xlsx *.tsv *.eval);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading the replies was stopped.</source>
        <translation>已停止读取回答。</translation>
    </message>
    <message>
        <source>%1 of %2 runs read</source>
        <translation>%2 次评测中已读取 %1 次</translation>
    </message>
    <message>
        <source>Read Again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Withdraw Overruling</source>
        <translation>撤回改判</translation>
    </message>
    <message>
        <source>Scorer’s Evidence</source>
        <translation>判读依据</translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %n question(s) that you still have to annotate or answer blind</source>
        <translation>
            <numerusform>您还要标注或盲答的 %n 道题没有列出</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsQuery</name>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Configurations</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Few-shot examples</source>
        <translation>示例数</translation>
    </message>
    <message>
        <source>Accuracy, request errors, misses</source>
        <translation>正确率、请求错误、未提取到答案</translation>
    </message>
    <message>
        <source>Item set: automatic</source>
        <translation>题目集：自动</translation>
    </message>
    <message>
        <source>Each run&apos;s own questions</source>
        <translation>每次评测自己的全部题目</translation>
    </message>
    <message>
        <source>Common questions only</source>
        <translation>只计共同题目</translation>
    </message>
    <message>
        <source>Open models</source>
        <translation>开源模型</translation>
    </message>
    <message>
        <source>Closed models</source>
        <translation>闭源模型</translation>
    </message>
    <message>
        <source>Text-only (no image)</source>
        <translation>纯文本（不看图片）</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人类</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>基线</translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsService</name>
    <message>
        <source>Nobody has answered anything in the study “%1” yet.</source>
        <translation>研究“%1”中还没有人作答。</translation>
    </message>
    <message>
        <source>The selected study does not exist or is still a draft.</source>
        <translation>所选的研究不存在，或仍是草稿。</translation>
    </message>
    <message>
        <source>A selected run no longer exists. Choose the runs again.</source>
        <translation>所选的评测中有一次已不存在。请重新选择。</translation>
    </message>
    <message>
        <source>Reading the replies was stopped.</source>
        <translation>已停止读取回答。</translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsTable</name>
    <message>
        <source>Chance</source>
        <translation>随机猜测</translation>
    </message>
    <message>
        <source>Longest-option baseline</source>
        <translation>总选最长选项（基线）</translation>
    </message>
    <message>
        <source>Most-frequent-letter baseline (%1)</source>
        <translation>总选最常见字母（%1，基线）</translation>
    </message>
    <message>
        <source>Blind answers in validation</source>
        <translation>验证中的盲答</translation>
    </message>
    <message>
        <source>Validators, average</source>
        <translation>验证员平均</translation>
    </message>
    <message numerus="yes">
        <source>Validators, best of %n</source>
        <translation>
            <numerusform>验证员最佳（%n 人中最高）</numerusform>
        </translation>
    </message>
    <message>
        <source>Validators: the %1 blind answers of %2 people are pooled; n counts answers. The mean of the individual accuracies is %3 %. The best person is chosen among people with at least %4 answers.</source>
        <translation>“验证员平均”：把 %2 人的 %1 次盲答合在一起算正确率，n 为作答次数；若按各人正确率取平均，则为 %3%。“验证员最佳”只从至少作答 %4 次的人中选出。</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n question(s) common to all runs shown here are counted.</source>
        <translation>
            <numerusform>只计表中各次评测都有的 %n 道题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Questions shown to a model as few-shot examples are not counted in its run (up to %n per run).</source>
        <translation>
            <numerusform>一次评测中作为示例展示给模型的题目，不计入这次评测（每次至多 %n 道）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of %n question(s) differ between frozen item sets: each run uses the labels of its own item set.</source>
        <translation>
            <numerusform>有 %n 道题的标签在各个冻结题目集里不一样：每次评测都按自己所用题目集的标签计算。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the dimension “%1”, %n question(s) have several labels and count under each of them, as in the CII-Bench paper.</source>
        <translation>
            <numerusform>%1：有多个标签的题目在每个标签下各计一次（%n 道题），与 CII-Bench 论文的算法相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs with repeats: a question counts once, and its score is the share of correct repeats; the Wilson interval is based on the number of questions.</source>
        <translation>每题重复提问的评测：每道题只计一次，取各次重复中答对的比例；Wilson 区间按题目数计算。</translation>
    </message>
    <message>
        <source>Scorer: %1 (version %2). n counts questions, not images. Misses (replies without an extracted answer) and request errors that are not temporary count as not correct; pending questions are excluded.</source>
        <translation>评分器：%1（版本 %2）。n 为题数，不是图片数。未提取到答案和最终仍为请求错误的，都算作不正确；尚未完成的题不计入。</translation>
    </message>
    <message>
        <source>Intervals: Wilson, 95 %. Results on fewer than %1 questions are uncertain. The best and second-best results are marked among complete runs with image input.</source>
        <translation>区间：Wilson，95%。题数少于 %1 的结果不可靠。只在完整且有图片输入的评测中标出最佳与次佳。</translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>重复 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) have not been asked yet; the results cover the other questions.</source>
        <translation>
            <numerusform>有 %n 道题尚未提问；结果只计其余题目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) got no reply because of a temporary error. Ask them again; the results cover only the other questions.</source>
        <translation>
            <numerusform>有 %n 道题因暂时故障没有得到回答，请重新提问这些题；结果只计其余题目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) have no final reply (%1 of them because of a temporary error); the results cover the other questions.</source>
        <translation>
            <numerusform>有 %n 道题没有最终回答（其中 %1 道是因为暂时故障）；结果只计其余题目。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n older run(s) of the same model in the same column are not shown: only the newest is counted.</source>
        <translation>
            <numerusform>同一模型在同一列有多次评测时，只计最新的一次；较早的 %n 次未显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>People saw only the image and the question. No configuration shown here gives a model only these two, so people are not shown.</source>
        <translation>人类只看到图片和题目；表中没有只给图片和题目的配置，因此不列出人类成绩。</translation>
    </message>
    <message>
        <source>Human average</source>
        <translation>人类平均</translation>
    </message>
    <message>
        <source>Human best</source>
        <translation>人类最佳</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>study, participant</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The imported replies cover %1 of the data set&apos;s %n question(s); the results cover only these.</source>
        <translation>
            <numerusform>导入的回答涵盖数据集 %n 道题中的 %1 道；结果只涉及这些题。</numerusform>
        </translation>
    </message>
    <message>
        <source>The results of each run cover its own questions, and the numbers of questions differ. Compare with care, or count only common questions.</source>
        <translation>每次评测按各自的题目计算，题数不同。请谨慎比较，或只计共同题目。</translation>
    </message>
    <message>
        <source>Questions shown to a model as few-shot examples are counted if the model was also asked to answer them.</source>
        <translation>用作示例的题目，如果也向模型提问过，就同样计入结果。</translation>
    </message>
    <message>
        <source>Runs with all rotations: a question is correct only if the model answers every rotation of the options correctly.</source>
        <translation>选项顺序为“全部轮换”的评测：选项的每种轮换都答对，这道题才算正确。</translation>
    </message>
    <message>
        <source>People saw only the image and the question, without keywords or examples; their results are listed under “%1”.</source>
        <translation>人类只看到图片和题目，没有关键词和示例，因此成绩列在“%1”之下。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), counted once per run, were scored by a person; this scoring is used instead of the automatic one.</source>
        <translation>
            <numerusform>有 %n 道题（每次评测各计一次）按人工判读计算，而非按评分器。</numerusform>
        </translation>
    </message>
    <message>
        <source>People: study “%1” (state: %2). The study&apos;s exclusion rules are applied: the results include %3, who together answered %4 of the %5 main questions of the study that are in this table. The average is the mean of the individual accuracies, %6 ± %7 %, with a t interval over people; n counts answers. Without the highest and the lowest accuracy, the mean is %8 %. With all answers pooled, the accuracy is %9 %. Timeouts count as not correct.</source>
        <translation>人类：研究“%1”（%2）。按研究的排除规则处理后剩 %3，在本表所含的该研究 %5 道正式题中，共答过 %4 道。平均值为各人正确率的均值：%6 ± %7%（t 区间，按人计算）；n 为作答数。去掉正确率最高和最低的各一人，均值为 %8%。所有作答合在一起算，正确率为 %9%。超时计为不正确。</translation>
    </message>
</context>
<context>
    <name>yuyi::ResultsTableModel</name>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>This cell has no data.</source>
        <translation>这一格没有数据。</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n person(s): %1 % ± %2 %</source>
        <translation>
            <numerusform>%n 人的均值：%1% ± %2%</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % t interval: %1</source>
        <translation>95% t 区间：%1</translation>
    </message>
    <message>
        <source>%1 % (95 % Wilson interval: %2)</source>
        <translation>%1%（Wilson 95% 区间：%2）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n</source>
        <translation>
            <numerusform>n = %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 correct · %2 incorrect · %3 misses (no extracted answer) · %4 request errors</source>
        <translation>答对 %1 · 答错 %2 · 未提取到答案 %3 · 请求错误 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) have no final reply and are not counted.</source>
        <translation>
            <numerusform>%n 道题还没有最终回答，未计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) were scored by a person; this scoring is used instead of the automatic one.</source>
        <translation>
            <numerusform>有 %n 道题以人工判读为准，没有采用评分器的结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer than %1 questions: uncertain, so shown in grey.</source>
        <translation>题数不足 %1，这个百分比不可靠，因此显示为灰色。</translation>
    </message>
    <message>
        <source>Best of the models in this column.</source>
        <translation>本列模型中的最好成绩。</translation>
    </message>
    <message>
        <source>Second best of the models in this column.</source>
        <translation>本列模型中的第二名。</translation>
    </message>
    <message>
        <source>Press Enter or click to open the items.</source>
        <translation>按 Enter 或单击可查看题目。</translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s): %1 % of the questions are correct at least once, %2 % every time; %3 % have the same answer every time</source>
        <translation>
            <numerusform>%n 次重复：%1% 的题目至少答对一次，%2% 每次都答对，%3% 每次回答相同</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>People saw only the image and the question.</source>
        <translation>人类只看到图片和题目。</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>n %1%2</source>
        <comment>number of questions, a mark</comment>
        <translation>n %1%2</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n repeat(s); counts are totals over all repeats.</source>
        <translation>
            <numerusform>百分比是 %n 次重复的平均值；各项数目是各次重复的合计。</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard error, clustered by image: %1 percentage points</source>
        <translation>按图片聚类的标准误：%1 个百分点</translation>
    </message>
</context>
<context>
    <name>yuyi::ReturnFile</name>
    <message>
        <source>%1 is not a work package.</source>
        <translation>%1 不是工作包。</translation>
    </message>
    <message>
        <source>The work package %1 was changed by another program; nothing was imported: %2</source>
        <translation>工作包 %1 被别的程序改动过，没有导入任何内容：%2</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>无法读取文件 %1：%2</translation>
    </message>
    <message>
        <source>%1 is a project, not a work package.</source>
        <translation>%1 是项目，不是工作包。</translation>
    </message>
    <message>
        <source>The work package %1 was made by a newer version of Yuyi. Update the program to import it.</source>
        <translation>工作包 %1 由较新版本的程序制作。请更新程序后再导入。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>There is not enough space for a copy of the work package in %1.</source>
        <translation>%1 的空间不足，无法存放工作包的副本。</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>无法写入文件 %1：%2</translation>
    </message>
    <message>
        <source>The work package %1 is open in another program. Close it there, then import it.</source>
        <translation>工作包 %1 正在另一个程序中打开。请先在那里关闭，再导入。</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message>
        <source>The work package %1 is open in this program. Close it, then import it.</source>
        <translation>工作包 %1 正在本程序中打开。请先关闭再导入。</translation>
    </message>
    <message>
        <source>The work package %1 is damaged; nothing was imported. Ask the sender to send it again.</source>
        <translation>工作包 %1 已损坏，没有导入任何内容。请让对方重新发送。</translation>
    </message>
    <message>
        <source>The work package %1 is larger than any package that Yuyi makes.</source>
        <translation>工作包 %1 过大，不可能是本程序制作的。</translation>
    </message>
    <message>
        <source>The work package %1 contains more work than one person can have done; nothing was imported.</source>
        <translation>工作包 %1 的内容多得不可能由一个人完成，没有导入任何内容。</translation>
    </message>
    <message>
        <source>The package contains rows of the table “%1”, although no rows of this table were packed.</source>
        <translation>工作包中有数据表“%1”的内容，但打包时没有放入这张表的任何内容。</translation>
    </message>
    <message>
        <source>The package contains another person&apos;s work.</source>
        <translation>工作包中有别人做的内容。</translation>
    </message>
    <message>
        <source>An image in the package differs from the image that was packed.</source>
        <translation>工作包中有一张图片与打包时的不同。</translation>
    </message>
    <message>
        <source>The work package %1 was damaged in transfer, or copied while it was being saved; nothing was imported. Ask the sender to close it and send it again.</source>
        <translation>工作包 %1 在传送中损坏，或在保存途中被复制，没有导入任何内容。请让对方关闭工作包后重新发送。</translation>
    </message>
</context>
<context>
    <name>yuyi::ReturnedNotes</name>
    <message>
        <source>The two annotations differ. Please check yours again.</source>
        <translation>两份标注有分歧，请再检查一遍您的标注。</translation>
    </message>
    <message>
        <source>A problem was found when accepted images were checked.</source>
        <translation>复查已通过的图片时发现了问题。</translation>
    </message>
    <message>
        <source>Question %1: %2</source>
        <translation>第 %1 题：%2</translation>
    </message>
    <message>
        <source>Raise Objection…</source>
        <translation>提出异议…</translation>
    </message>
    <message>
        <source>Explain why the question should be kept. The team will then discuss the question.</source>
        <translation>请说明为什么应当保留这道题，之后由团队讨论。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Raise Objection</source>
        <translation>提出异议</translation>
    </message>
    <message>
        <source>Why should this question be kept?</source>
        <translation>为什么这道题应当保留？</translation>
    </message>
    <message>
        <source>Most frequent wrong answer: %1 (people: %2)</source>
        <translation>出现最多的错误作答：%1（%2 人）</translation>
    </message>
</context>
<context>
    <name>yuyi::Returns</name>
    <message>
        <source>This annotation has no author, so it cannot be returned.</source>
        <translation>这份标注没有作者，不能退回。</translation>
    </message>
    <message>
        <source>This annotation is no longer valid and cannot be returned.</source>
        <translation>这份标注已失效，不能退回。</translation>
    </message>
</context>
<context>
    <name>yuyi::RevealView</name>
    <message>
        <source>to discuss</source>
        <translation>待讨论</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>已商定</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n open comment(s)</source>
        <translation>
            <numerusform>%1，%n 条评论待解决</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2
%3</source>
        <translation>%1 · %2
%3</translation>
    </message>
    <message>
        <source>Everybody agrees on every dimension of every image.</source>
        <translation>在每张图片的每个维度上，所有人都一致。</translation>
    </message>
    <message>
        <source>Only differences in the dimension “%1” are listed (%2). Press D to list all dimensions.</source>
        <translation>只列出维度“%1”的分歧（%2）。按 D 列出全部维度。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n difference(s) resolved</source>
        <translation>
            <numerusform>共 %n 处分歧，已商定 %1 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>分歧</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>now in agreement</source>
        <translation>现已一致</translation>
    </message>
</context>
<context>
    <name>yuyi::ReviewChecks</name>
    <message>
        <source>Image %1 is marked as returned, but none of its annotations was returned.</source>
        <translation>图片 %1 处于“已退回”阶段，但它的标注没有一份被退回。</translation>
    </message>
    <message>
        <source>Image %1 is at the stage “%2”, but its annotation was returned.</source>
        <translation>图片 %1 处于“%2”阶段，但它的标注已被退回。</translation>
    </message>
    <message>
        <source>Image %1 is marked as being validated, but its questions have no validation round.</source>
        <translation>图片 %1 处于“验证中”阶段，但它的题目没有任何验证轮次。</translation>
    </message>
    <message>
        <source>Image %1 is marked as accepted, but not all of its questions have passed validation.</source>
        <translation>图片 %1 处于“已通过”阶段，但它的题目没有全部通过验证。</translation>
    </message>
    <message>
        <source>Adjudication case %1 should compare two people&apos;s annotations of the same image, but does not.</source>
        <translation>裁决“%1”应当比较两个人对同一图片的标注，实际却不是。</translation>
    </message>
    <message>
        <source>Case %1 is adjudicated by somebody who annotated its image.</source>
        <translation>裁决“%1”的处理人自己标注过这张图片。</translation>
    </message>
    <message>
        <source>Case %1 is adjudicated, but one of its fields is undecided.</source>
        <translation>裁决“%1”已定稿，但其中有一项还没有裁决。</translation>
    </message>
    <message>
        <source>In adjudication case %1, the field “%2” has either a decision or the mark “decided”, but not both.</source>
        <translation>裁决“%1”的“%2”一项，决定与标记不符：标为已裁决却没有决定，或有决定却没有标为已裁决。</translation>
    </message>
    <message>
        <source>Submission no. %2 of annotation %1 is used to measure agreement, but was not made blind.</source>
        <translation>标注“%1”的第 %2 次提交计入一致性，但这次提交不是盲标的结果。</translation>
    </message>
    <message>
        <source>Image %1 is marked as disputed, but has no open adjudication case.</source>
        <translation>图片 %1 处于“有分歧”阶段，但没有待裁决的分歧。</translation>
    </message>
    <message>
        <source>Image %1 is at the stage “%2”, but has an open adjudication case.</source>
        <translation>图片 %1 处于“%2”阶段，但还有待裁决的分歧。</translation>
    </message>
</context>
<context>
    <name>yuyi::ReviewCommands</name>
    <message>
        <source>Finish and Next</source>
        <translation>定稿并继续</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Use the Left Version</source>
        <translation>采用左边</translation>
    </message>
    <message>
        <source>Use the Right Version</source>
        <translation>采用右边</translation>
    </message>
    <message>
        <source>Use Both</source>
        <translation>两者都要</translation>
    </message>
    <message>
        <source>Use the Common Part</source>
        <translation>只保留共同部分</translation>
    </message>
    <message>
        <source>Edit the Final Version</source>
        <translation>编辑定稿</translation>
    </message>
    <message>
        <source>Cause of the Difference: %1</source>
        <translation>分歧原因：%1</translation>
    </message>
    <message>
        <source>Mark or Unmark “Guideline Needs a Change”</source>
        <translation>标出或取消“需修改指南”</translation>
    </message>
    <message>
        <source>Write a Note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <source>Show Identical Fields</source>
        <translation>显示一致的各项</translation>
    </message>
    <message>
        <source>Next Field</source>
        <translation>下一项</translation>
    </message>
    <message>
        <source>Previous Field</source>
        <translation>上一项</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Draw a Sample</source>
        <translation>抽取样本</translation>
    </message>
    <message>
        <source>Switch Between “Adjudicate” and “Check Accepted Images”</source>
        <translation>在“裁决”和“复查已通过的图片”之间切换</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Check Accepted Images</source>
        <translation>复查已通过的图片</translation>
    </message>
    <message>
        <source>Return Image to Annotators</source>
        <translation>退回重标</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>标注指南</translation>
    </message>
    <message>
        <source>Next Image</source>
        <translation>下一张</translation>
    </message>
    <message>
        <source>Previous Image</source>
        <translation>上一张</translation>
    </message>
    <message>
        <source>Case List</source>
        <translation>裁决列表</translation>
    </message>
    <message>
        <source>Statistics on Left/Right Choices</source>
        <translation>左右选择统计</translation>
    </message>
    <message>
        <source>Write a Comment</source>
        <translation>写评论</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Actual Size</source>
        <translation>原始大小</translation>
    </message>
    <message>
        <source>Rotate View</source>
        <translation>旋转视图</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>缩小</translation>
    </message>
</context>
<context>
    <name>yuyi::ReviewController</name>
    <message>
        <source>Review: %1</source>
        <translation>交叉校验：%1</translation>
    </message>
</context>
<context>
    <name>yuyi::ReviewField</name>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Both kept</source>
        <translation>都保留</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>并集</translation>
    </message>
    <message>
        <source>Common part</source>
        <translation>交集</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>已改写</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Implied meaning</source>
        <translation>隐喻含义</translation>
    </message>
    <message>
        <source>Context notes</source>
        <translation>背景说明</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>问题 %1</translation>
    </message>
    <message>
        <source>Nearly the same</source>
        <translation>基本一致</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Guideline needs a change</source>
        <translation>需修改指南</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>待裁决</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>不采用</translation>
    </message>
</context>
<context>
    <name>yuyi::ReviewHeader</name>
    <message>
        <source>Unsure</source>
        <translation>不确定</translation>
    </message>
    <message numerus="yes">
        <source>%n annotator(s) marked this image as “Unsure”.</source>
        <translation>
            <numerusform>%n 位标注员把这张图片标为不确定。</numerusform>
        </translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>Compared again, round %1</source>
        <translation>重新比较，第 %1 轮</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message numerus="yes">
        <source>Saved · %n s ago</source>
        <translation>
            <numerusform>已保存 · %n 秒前</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) to adjudicate</source>
        <translation>
            <numerusform>%n 张待裁决</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided field(s) in this image</source>
        <translation>
            <numerusform>此图 %n 项待裁决</numerusform>
        </translation>
    </message>
    <message>
        <source>all fields are decided</source>
        <translation>各项都已裁决</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>交叉校验</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Check accepted images</source>
        <translation>复查已通过的图片</translation>
    </message>
</context>
<context>
    <name>yuyi::ReviewPage</name>
    <message>
        <source>Return Image to Annotators</source>
        <translation>退回重标</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>button</comment>
        <translation>退回</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>“%1” is adjudicated.</source>
        <translation>“%1”已定稿。</translation>
    </message>
    <message>
        <source>Image “%1” was returned to both annotators.</source>
        <translation>“%1”已退回两位标注员。</translation>
    </message>
    <message>
        <source>“%1” is approved.</source>
        <translation>“%1”已通过。</translation>
    </message>
    <message>
        <source>The annotation of image “%1” was returned to its authors.</source>
        <translation>“%1”的标注已退回作者。</translation>
    </message>
    <message>
        <source>In this project one person annotates each image.</source>
        <translation>这个项目里每张图片由一人标注。</translation>
    </message>
    <message>
        <source>Only images with two annotators can have differences. A lead sets the number of annotators per image on the People page.</source>
        <translation>每张图片由两人标注时，才会有分歧。负责人可在“人员”页设定每张图片的标注人数。</translation>
    </message>
    <message>
        <source>No images are waiting for adjudication.</source>
        <translation>没有待裁决的图片。</translation>
    </message>
    <message>
        <source>Images appear here when both annotators have submitted and disagree. Images that you annotated are adjudicated by somebody else.</source>
        <translation>两位标注员都提交且有分歧的图片会出现在这里。您自己标注过的图片由别人裁决。</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) are still undecided.</source>
        <translation>
            <numerusform>还有 %n 项待裁决。</numerusform>
        </translation>
    </message>
    <message>
        <source>What should both annotators check? Your name is not shown to them.</source>
        <translation>两位标注员应当检查什么？不会向他们显示您的名字。</translation>
    </message>
    <message>
        <source>Your last decision on this image is not saved.</source>
        <translation>您对这张图片的最后一个决定没有保存。</translation>
    </message>
    <message>
        <source>What is wrong with the annotation? The authors will read this.</source>
        <translation>标注哪里有问题？作者会看到您写的内容。</translation>
    </message>
</context>
<context>
    <name>yuyi::ReviewPicture</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 · %2 × %3</source>
        <translation>%1 · %2 × %3</translation>
    </message>
</context>
<context>
    <name>yuyi::ReviewStore</name>
    <message>
        <source>This case is no longer in the project.</source>
        <translation>项目中已没有这个裁决。</translation>
    </message>
    <message>
        <source>This field is no longer part of the case.</source>
        <translation>这个裁决中已没有这一项。</translation>
    </message>
    <message>
        <source>This question is no longer in the project.</source>
        <translation>项目中已没有这道题。</translation>
    </message>
    <message>
        <source>This image is no longer in the sample.</source>
        <translation>这张图片已不在样本中。</translation>
    </message>
    <message>
        <source>This submission is no longer in the project.</source>
        <translation>项目中已没有这份提交。</translation>
    </message>
</context>
<context>
    <name>yuyi::RewriteDialog</name>
    <message>
        <source>Rewrite Question</source>
        <translation>改写问题</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题干</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>选项 %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <translation>改写</translation>
    </message>
</context>
<context>
    <name>yuyi::RuleWords</name>
    <message>
        <source>The reply states its answer explicitly.</source>
        <translation>回答明确声明了答案。</translation>
    </message>
    <message>
        <source>The reply corrects itself; the last answer counts.</source>
        <translation>回答中更正了答案，以最后的答案为准。</translation>
    </message>
    <message>
        <source>The first line of the reply names an option.</source>
        <translation>首行给出了选项。</translation>
    </message>
    <message>
        <source>The last line of the reply names an option.</source>
        <translation>末行给出了选项。</translation>
    </message>
    <message>
        <source>Exactly one option is in brackets.</source>
        <translation>只有一个选项写在括号里。</translation>
    </message>
    <message>
        <source>The letter that occurs most often in brackets counts as the answer.</source>
        <translation>以括号里出现次数最多的字母为答案。</translation>
    </message>
    <message>
        <source>The letter that most often stands alone counts as the answer.</source>
        <translation>以单独出现次数最多的字母为答案。</translation>
    </message>
    <message>
        <source>The reply is the text of an option.</source>
        <translation>回答就是某个选项的文字。</translation>
    </message>
    <message>
        <source>The reply contains the text of exactly one option.</source>
        <translation>回答中只出现了一个选项的文字。</translation>
    </message>
    <message>
        <source>The reasoning was not finished.</source>
        <translation>推理没有结束。</translation>
    </message>
    <message>
        <source>No rule found an option.</source>
        <translation>所有规则都没有找到选项。</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>回答为空。</translation>
    </message>
    <message>
        <source>The reply was cut off before it gave an answer.</source>
        <translation>回答在给出答案前被截断。</translation>
    </message>
    <message>
        <source>The model refused.</source>
        <translation>模型拒绝回答。</translation>
    </message>
    <message>
        <source>The reply names several options and does not settle on one answer.</source>
        <translation>回答提到多个选项，没有确定一个答案。</translation>
    </message>
    <message>
        <source>The reply consists only of an option.</source>
        <translation>回答只写了一个选项。</translation>
    </message>
    <message>
        <source>The scorer looks for the last 答案 at the start of a line. Of the letters after it, the first in alphabetical order counts as the answer.</source>
        <translation>取最后一个写在行首的“答案”之后的所有字母，以其中在字母表里最靠前的为答案。</translation>
    </message>
    <message>
        <source>The reply contains an option text, or an option text contains the reply.</source>
        <translation>回答包含选项的文字，或选项的文字包含回答。</translation>
    </message>
    <message>
        <source>The reply gives different final answers and corrects none of them.</source>
        <translation>回答给出了几个不同的最终答案，却没有更正其中任何一个。</translation>
    </message>
    <message>
        <source>The reply gives a letter that this question does not have.</source>
        <translation>回答给出的字母不是本题的选项。</translation>
    </message>
    <message>
        <source>The reply repeats the prompt&apos;s format without an answer.</source>
        <translation>回答重复了提示词的格式，没有作答。</translation>
    </message>
    <message>
        <source>The reply repeats the options without choosing one.</source>
        <translation>回答只是重复各选项，没有选出一个。</translation>
    </message>
    <message>
        <source>The reply says “none of them”, which is not an option.</source>
        <translation>回答是“都不是”，但题目没有这个选项。</translation>
    </message>
    <message>
        <source>The reply text does not match any option.</source>
        <translation>回答的文字与任何选项都不相符。</translation>
    </message>
    <message>
        <source>One sentence of the reply consists only of an option.</source>
        <translation>回答中有一句话只写了一个选项。</translation>
    </message>
    <message>
        <source>The reply judges several options; exactly one judgement is positive.</source>
        <translation>回答判断了几个选项，其中只有一个判断是肯定的。</translation>
    </message>
    <message>
        <source>The last judgement in the reply counts as the answer; its meaning is used, not its exact words.</source>
        <translation>以回答中的最后一个判断为准；只看意思，不看具体用词。</translation>
    </message>
    <message>
        <source>The reply lists the options that it chooses.</source>
        <translation>回答列出了所选的选项。</translation>
    </message>
    <message>
        <source>The reply judges several options; all options that it judges positively count as chosen.</source>
        <translation>回答逐个判断了选项，判断为肯定的都算所选的选项。</translation>
    </message>
    <message>
        <source>The reply chooses all options, or all except some that it names.</source>
        <translation>回答选了全部选项，或点明几个不选、其余全选。</translation>
    </message>
</context>
<context>
    <name>yuyi::RulesForm</name>
    <message>
        <source>Two people annotate each image independently; an adjudicator decides the fields in which their annotations differ.</source>
        <translation>每张图片由两人各自标注，互不可见；不同之处由裁决员决定。</translation>
    </message>
    <message>
        <source>One person annotates each image; the submitted annotation becomes the gold annotation at once.</source>
        <translation>每张图片由一人标注，提交后立即成为定稿。</translation>
    </message>
    <message>
        <source>Explanations and implied meanings with at least this similarity count as equal. This applies only if two people annotate each image.</source>
        <translation>两人写的解释或隐喻含义，相似度不低于此值时视为相同。仅在每张图片由两人标注时使用。</translation>
    </message>
    <message>
        <source>There is no blind validation: annotated items are accepted at once.</source>
        <translation>不做盲测验证：标注完的题目直接通过。</translation>
    </message>
    <message numerus="yes">
        <source>%n other person(s) answer each question without seeing the key.</source>
        <translation>
            <numerusform>每道题由另外 %n 人在看不到答案的情况下作答。</numerusform>
        </translation>
    </message>
    <message>
        <source>A question passes if at least %1 of %2 answers are correct and no problem is reported. 0 = default: four fifths of the answers, rounded up.</source>
        <translation>%2 人中至少有 %1 人答对且没有人指出问题，即为通过。填 0 则用默认值：作答人数的五分之四，向上取整。</translation>
    </message>
    <message>
        <source>A question that fails is returned to its author, revised and validated again. If it fails twice, or fails in the last round allowed by this setting, the team discusses it.</source>
        <translation>未通过的题目退回作者修改，然后再次验证。第二次未通过，或达到这里设定的轮数仍未通过时，由团队讨论。</translation>
    </message>
    <message>
        <source>Annotators without open tasks get the next image that is not assigned yet.</source>
        <translation>标注员没有待办任务时，自动得到下一张还没有分配的图片。</translation>
    </message>
    <message>
        <source>Annotators get only the images that a lead assigns.</source>
        <translation>标注员只能得到负责人分配的图片。</translation>
    </message>
    <message>
        <source>Calibration is not required to get images.</source>
        <translation>没有通过校准的人也能得到图片。</translation>
    </message>
    <message>
        <source>An image is reserved for the person who opens it. When the time set here has passed since the last save, other people can claim it.</source>
        <translation>谁打开图片，图片就预留给谁；最后一次保存之后，过了这里设定的分钟数，别人就可以领取。</translation>
    </message>
    <message>
        <source>Title of the project</source>
        <translation>项目标题</translation>
    </message>
    <message>
        <source>Annotators per image</source>
        <translation>每张图片的标注人数</translation>
    </message>
    <message>
        <source>Answers per question</source>
        <translation>每道题的作答人数</translation>
    </message>
    <message>
        <source>Number of correct answers required (0 = default: four fifths)</source>
        <translation>通过所需的答对人数（0 = 默认，即五分之四）</translation>
    </message>
    <message>
        <source>Maximum number of validation rounds</source>
        <translation>最多验证轮数</translation>
    </message>
    <message>
        <source>Open pool</source>
        <translation>开放任务池</translation>
    </message>
    <message>
        <source>Length of a reservation (minutes)</source>
        <translation>预留时长（分钟）</translation>
    </message>
    <message>
        <source>Calibration required</source>
        <translation>通过校准后才能标注</translation>
    </message>
    <message>
        <source>Require calibration: only people who have passed a calibration get images</source>
        <translation>先校准：图片只分给通过校准的人</translation>
    </message>
    <message>
        <source>People who have not passed a calibration get only calibration batches. They cannot claim other images from the pool, and leads cannot assign other images to them.</source>
        <translation>没有通过校准的人只会得到校准批次：不能从任务池领取其他图片，负责人也不能给他们分配其他图片。</translation>
    </message>
    <message>
        <source>Minimum similarity for texts to count as equal</source>
        <translation>文字相似度下限（达到即视为相同）</translation>
    </message>
</context>
<context>
    <name>yuyi::Run</name>
    <message>
        <source>As written</source>
        <translation>按原顺序</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>All rotations</source>
        <translation>全部轮换</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Blocked by a content filter</source>
        <translation>被内容过滤拦截</translation>
    </message>
    <message>
        <source>Request refused</source>
        <translation>请求被拒绝</translation>
    </message>
    <message>
        <source>Account problem: key, quota or payment</source>
        <translation>账户问题：密钥、额度或付款</translation>
    </message>
    <message>
        <source>Temporary error</source>
        <translation>暂时故障</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>答错</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>未提取到答案</translation>
    </message>
    <message>
        <source>Request error</source>
        <translation>请求错误</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>严格</translation>
    </message>
    <message>
        <source>CII official</source>
        <translation>CII 官方</translation>
    </message>
    <message>
        <source>%1 (practice)</source>
        <comment>a practice model, not a real one</comment>
        <translation>%1（练习）</translation>
    </message>
</context>
<context>
    <name>yuyi::RunAdvice</name>
    <message>
        <source>The image could not be prepared, and nothing was sent. Repair the file, then use “Retry Errors”.</source>
        <translation>图片无法处理，因此没有发送。请修好文件，再使用“重试出错的请求”。</translation>
    </message>
    <message>
        <source>The server limits the request rate. Requests slow down automatically; set “Requests per minute” in the endpoint to avoid rejections.</source>
        <translation>服务器限制了请求速率。请求会自动放慢；在接口中设置“每分钟请求数”，可避免请求被拒绝。</translation>
    </message>
    <message>
        <source>The service&apos;s content filter blocked this item. It counts as an error; a retry rarely helps.</source>
        <translation>服务方的内容过滤拦截了这道题。这道题计为请求错误，重试通常无用。</translation>
    </message>
    <message>
        <source>The server rejected this request. Read the server&apos;s message, change the parameters or image settings of the endpoint, then use “Retry Errors”.</source>
        <translation>服务器拒绝了这个请求。请看服务器返回的信息，修改接口的参数或图片设置，再使用“重试出错的请求”。</translation>
    </message>
    <message>
        <source>Check the key and the account&apos;s quota, then resume the run.</source>
        <translation>请检查密钥和账户额度，然后继续这次评测。</translation>
    </message>
    <message>
        <source>For this item, the imported file contains an error message instead of a reply.</source>
        <translation>导入的文件中，这道题记录的是错误信息，而不是回答。</translation>
    </message>
    <message>
        <source>The request is retried automatically a few times, each time after a longer pause. If it still fails, resume the run.</source>
        <translation>请求会自动重试几次，间隔逐次加长。如果仍然失败，请继续这次评测。</translation>
    </message>
</context>
<context>
    <name>yuyi::RunChooser</name>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Choose Runs</source>
        <translation>选择评测</translation>
    </message>
    <message>
        <source>Find a model or configuration</source>
        <translation>查找模型或配置</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Section in tables</source>
        <translation>表格分区</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>回答数</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>%1, imported</source>
        <translation>%1，导入</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>None</source>
        <translation>全不选</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>yuyi::RunDetail</name>
    <message>
        <source>Some requests failed temporarily, so the accuracy is not final. Resume the run to send them again.</source>
        <translation>有些请求因暂时故障失败，所以正确率还不是最终结果。请继续这次评测，重新发送这些请求。</translation>
    </message>
    <message numerus="yes">
        <source>%1, temperature %2, options: %3, %n repeat(s)</source>
        <comment>model, temperature, order of options</comment>
        <translation>
            <numerusform>%1，温度 %2，选项顺序：%3，每题提问 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>server default</source>
        <translation>服务器默认</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n request(s)</source>
        <translation>
            <numerusform>%1，%n 个请求</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>tokens in and out</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>The server does not report token counts: the cost is an estimate.</source>
        <translation>服务器不报告词元数，因此费用为估计值。</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Tokens in + out</source>
        <translation>词元（输入 + 输出）</translation>
    </message>
    <message>
        <source>Errors and retries</source>
        <translation>出错与重试</translation>
    </message>
    <message>
        <source>Latest responses</source>
        <translation>最近的回答</translation>
    </message>
    <message>
        <source>The endpoint has no price: the cost is unknown.</source>
        <translation>接口没有填写价格：费用未知。</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Extracted</source>
        <translation>提取结果</translation>
    </message>
    <message>
        <source>This run is in progress in another program (computer %1, process %2). You can pause it from here.</source>
        <translation>另一个程序正在进行这次评测（计算机 %1，进程 %2）。可以在这里暂停这次评测。</translation>
    </message>
    <message>
        <source>The program stopped during this run. “Resume” sends only the requests that are not finished.</source>
        <translation>程序在这次评测中途停止了。“继续”只发送还没有完成的请求。</translation>
    </message>
    <message>
        <source>Cost (budget %1)</source>
        <translation>费用（预算 %1）</translation>
    </message>
    <message>
        <source>Replies/min</source>
        <translation>每分钟回答数</translation>
    </message>
</context>
<context>
    <name>yuyi::RunEstimate</name>
    <message>
        <source>The estimate was stopped.</source>
        <translation>估算已停止。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>item: why it cannot be sent</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The run of the endpoint “%1” with the configuration “%2” will pause before it is finished: its budget is smaller than the estimated cost.</source>
        <translation>%1（配置“%2”）的评测会中途暂停：这次评测的预算小于预计费用。</translation>
    </message>
    <message>
        <source>The endpoint “%1” has %2 %3 of its budget left, less than the estimated cost.</source>
        <translation>接口“%1”的预算还剩 %2 %3，少于预计费用。</translation>
    </message>
    <message>
        <source>Tokens are estimated from the texts, the image sizes and the reply length that you specified.</source>
        <translation>词元数按文字、图片尺寸和您指定的回答长度估算。</translation>
    </message>
    <message>
        <source>Tokens are estimated from the texts and image sizes. There are no earlier replies, so %1 tokens per reply are assumed.</source>
        <translation>词元数按文字和图片尺寸估算。没有以往的回答可参考，因此每条回答按 %1 个词元计。</translation>
    </message>
    <message>
        <source>There are no earlier requests, so %1 seconds per request are assumed.</source>
        <translation>没有以往的请求可参考，因此每个请求按 %1 秒计。</translation>
    </message>
</context>
<context>
    <name>yuyi::RunMaterial</name>
    <message>
        <source>This image has no description to judge.</source>
        <translation>这张图片没有可评判的描述。</translation>
    </message>
    <message>
        <source>A few-shot example of this run is no longer in the project.</source>
        <translation>这次评测有一道示例题已不在项目中。</translation>
    </message>
    <message>
        <source>The replies of this run were imported, so there are no prompts.</source>
        <translation>这次评测的回答是导入的，没有提示词。</translation>
    </message>
    <message>
        <source>This item does not belong to the run.</source>
        <translation>这道题不在这次评测的题目之中。</translation>
    </message>
</context>
<context>
    <name>yuyi::RunMatrix</name>
    <message>
        <source>All endpoints</source>
        <translation>全部接口</translation>
    </message>
    <message>
        <source>All configurations</source>
        <translation>全部配置</translation>
    </message>
    <message>
        <source>%1, %2: selected</source>
        <translation>%1，%2：已勾选</translation>
    </message>
    <message>
        <source>%1, %2: partly selected</source>
        <translation>%1，%2：部分勾选</translation>
    </message>
    <message>
        <source>%1, %2: not selected</source>
        <translation>%1，%2：未勾选</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::RunOpening</name>
    <message>
        <source>The replies of this run were imported; there is nothing to send.</source>
        <translation>这次评测的回答是导入的，没有可发送的请求。</translation>
    </message>
    <message>
        <source>This run was cancelled. Set up a new one.</source>
        <translation>这次评测已取消。请新建一次评测。</translation>
    </message>
    <message>
        <source>The endpoint “%1” was switched between a practice model and a real model after this run was created. Set up a new run.</source>
        <translation>这次评测建立之后，接口“%1”换过模型类型（练习用模型或服务器上的模型）。请新建一次评测。</translation>
    </message>
</context>
<context>
    <name>yuyi::RunOptions</name>
    <message>
        <source>Repeats</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>Option order</source>
        <translation>选项顺序</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Maximum output tokens</source>
        <translation>输出词元上限</translation>
    </message>
    <message>
        <source>Budget of each run</source>
        <translation>每次评测的预算</translation>
    </message>
    <message>
        <source>Few-shot examples</source>
        <translation>用作示例的题目</translation>
    </message>
    <message>
        <source>endpoint default</source>
        <translation>用接口的设置</translation>
    </message>
    <message>
        <source>Number of times each item is asked.</source>
        <translation>每道题提问的次数。</translation>
    </message>
    <message>
        <source>In the currency of the endpoint. A run pauses before its cost exceeds this budget.</source>
        <translation>按接口的货币计。费用即将超出预算时，评测会暂停。</translation>
    </message>
    <message>
        <source>The examples can be sent in one message (as in the CII-Bench paper) or as chat turns (one question and one answer per example). An endpoint in the Ollama format always uses chat turns for images.</source>
        <translation>示例可以全部放在一条消息里（与 CII-Bench 论文相同），也可以作为多轮对话发送，每个示例一问一答。Ollama 格式的接口发送图片时总是使用多轮对话。</translation>
    </message>
    <message>
        <source>How to send examples</source>
        <translation>示例的发送方式</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Choose whether models must also answer the items shown as few-shot examples. In the CII-Bench paper, the models in the results table answered such items too.</source>
        <translation>选择是否让模型也回答用作少样本示例的题目。CII-Bench 论文的结果表中，模型也回答了这些题目。</translation>
    </message>
    <message>
        <source>With all rotations, each item is asked once per rotation of its options, and counts as correct only if the model answers every rotation correctly.</source>
        <translation>选“全部轮换”时，每道题按选项的每种轮换顺序各问一次，每次都答对才算正确。</translation>
    </message>
</context>
<context>
    <name>yuyi::RunPlan</name>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The number of repeats must be from 1 to %1.</source>
        <translation>重复次数应在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>The seed must be a whole number, 0 or greater.</source>
        <translation>随机种子应为不小于 0 的整数。</translation>
    </message>
    <message>
        <source>The budget must be 0 (no limit) or more.</source>
        <translation>预算应不小于 0（0 为不限）。</translation>
    </message>
    <message>
        <source>Choose at least one endpoint.</source>
        <translation>请至少选择一个接口。</translation>
    </message>
    <message>
        <source>Choose at least one configuration.</source>
        <translation>请至少选择一种配置。</translation>
    </message>
    <message>
        <source>The configuration “%1” does not have the chosen version.</source>
        <translation>配置“%1”没有所选的版本。</translation>
    </message>
    <message>
        <source>The endpoint “%1” was removed.</source>
        <translation>接口“%1”已移除。</translation>
    </message>
    <message>
        <source>The configuration “%1” uses item “%2” as a few-shot example, but this item is not in the project. Choose other examples.</source>
        <translation>配置“%1”以题目“%2”为示例，但这个项目里没有这道题。请另行指定示例。</translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) match the selection but are not accepted yet. To include them, add their stage to the conditions of the selection.</source>
        <translation>
            <numerusform>另有 %n 道题符合条件，但尚未通过。如要包括这些题，请在筛选中加上阶段条件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have too few or too many correct options and are excluded.</source>
        <translation>
            <numerusform>%n 道题的正确选项过少或过多，已排除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The configuration “%1” needs %n few-shot example(s), but too few are chosen.</source>
        <translation>
            <numerusform>配置“%1”需要 %n 个示例，但所选的示例不够。</numerusform>
        </translation>
    </message>
    <message>
        <source>No item matches the selection.</source>
        <translation>没有符合条件的题目。</translation>
    </message>
    <message>
        <source>No item matches the selection. %1</source>
        <translation>没有符合条件的题目。%1</translation>
    </message>
    <message>
        <source>No cell of the table is selected: there is nothing to run.</source>
        <translation>表格中没有勾选任何一格，因此没有可进行的评测。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) serve as few-shot examples; runs with few-shot prompts do not include them.</source>
        <translation>
            <numerusform>%n 道题用作示例；用少样本提示词评测时，不向模型提问这些题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Few-shot examples are sent as chat turns, not in one message as in the CII-Bench paper.</source>
        <translation>示例作为多轮对话发送，而不是像 CII-Bench 论文中那样放在一条消息里。</translation>
    </message>
    <message>
        <source>The endpoint “%1” uses the Ollama format. This format cannot link each image to its example within one message, so few-shot examples are sent as chat turns.</source>
        <translation>接口“%1”使用 Ollama 格式，一条消息里无法说明哪张图片属于哪个示例，因此示例作为多轮对话发送。</translation>
    </message>
    <message>
        <source>The endpoint “%1” is a text-only model: it gets no images.</source>
        <translation>接口“%1”是纯文本模型：提问时不附图片。</translation>
    </message>
    <message>
        <source>Configuration “%1”: %2</source>
        <translation>配置“%1”：%2</translation>
    </message>
    <message>
        <source>There is no configuration “%1”. Available: %2.</source>
        <translation>没有配置“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>The endpoint “%1” has no token prices, so a budget cannot be applied. Enter the token prices of the endpoint, or set no budget.</source>
        <translation>接口“%1”没有词元价格，无法执行预算。请填写接口的词元价格，或不设预算。</translation>
    </message>
</context>
<context>
    <name>yuyi::RunPreview</name>
    <message>
        <source>Text-only model: the prompt is sent without the image.</source>
        <translation>纯文本模型：提示词不附图片。</translation>
    </message>
</context>
<context>
    <name>yuyi::RunService</name>
    <message>
        <source>A finished run cannot be paused or cancelled.</source>
        <translation>已结束的评测不能暂停，也不能取消。</translation>
    </message>
    <message>
        <source>The budget must be 0 (no limit) or more.</source>
        <translation>预算应不小于 0（0 为不限）。</translation>
    </message>
    <message>
        <source>A name must have 1 to 100 characters.</source>
        <translation>名称须为 1 到 100 个字符。</translation>
    </message>
    <message>
        <source>Another frozen item set is already named “%1”.</source>
        <translation>另一个已冻结的题目集已使用名称“%1”。</translation>
    </message>
    <message>
        <source>The selection does not contain this item.</source>
        <translation>这道题不在所选题目之中。</translation>
    </message>
    <message>
        <source>This run was created without token prices, so it cannot have a budget. Enter the prices of its endpoint and create a new run.</source>
        <translation>这次评测创建时没有词元价格，因此不能设预算。请填写其接口的价格，然后新建评测。</translation>
    </message>
</context>
<context>
    <name>yuyi::RunStore</name>
    <message>
        <source>This reply is not in the project.</source>
        <translation>项目中没有这条回答。</translation>
    </message>
    <message>
        <source>This item set is not in the project.</source>
        <translation>项目中没有这个题目集。</translation>
    </message>
    <message>
        <source>This run is not in the project.</source>
        <translation>项目中没有这次评测。</translation>
    </message>
    <message>
        <source>Another program is now working on this run.</source>
        <translation>另一个程序已接手这次评测。</translation>
    </message>
</context>
<context>
    <name>yuyi::Runner</name>
    <message>
        <source>The program is being closed.</source>
        <translation>程序正在关闭。</translation>
    </message>
    <message>
        <source>This run is already in progress.</source>
        <translation>这次评测已在进行。</translation>
    </message>
    <message>
        <source>The endpoint “%1” has no key. Enter a key, then resume the run.</source>
        <translation>接口“%1”没有密钥。请填写密钥，再继续这次评测。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) failed with a temporary error on every attempt. Resume the run to retry them.</source>
        <translation>
            <numerusform>有 %n 个请求多次重试，仍因暂时故障失败。继续这次评测即可重新发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>The program was closed during the run. Resume the run to continue.</source>
        <translation>程序关闭时，这次评测中断了。可以继续这次评测。</translation>
    </message>
    <message>
        <source>This run is in progress in another program (%1).</source>
        <translation>另一个程序正在进行这次评测（%1）。</translation>
    </message>
</context>
<context>
    <name>yuyi::RunsModel</name>
    <message>
        <source>Starting</source>
        <translation>正在开始</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Running in another program</source>
        <translation>正在其他程序中运行</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message numerus="yes">
        <source>Imported · %1 · %n run(s)</source>
        <comment>name of their items</comment>
        <translation>
            <numerusform>导入 · %1 · %n 次评测</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n run(s)</source>
        <comment>time of a launch and name of its items</comment>
        <translation>
            <numerusform>%1 · %2 · %n 次评测</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 of %2 answers so far are correct; replies without an extracted answer (misses) and request errors count as not correct.</source>
        <translation>目前 %2 条回答中有 %1 条正确；未提取到答案和请求错误不算正确。</translation>
    </message>
    <message>
        <source>%1 of %2 requests are finished.</source>
        <translation>%2 个请求中已完成 %1 个。</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正确率</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1  [%2]</source>
        <comment>accuracy, its interval</comment>
        <translation>%1  [%2]</translation>
    </message>
    <message>
        <source>95 % Wilson interval: %1</source>
        <translation>95% Wilson 区间：%1</translation>
    </message>
</context>
<context>
    <name>yuyi::RunsView</name>
    <message>
        <source>Cancel Run</source>
        <translation>取消评测</translation>
    </message>
    <message>
        <source>A cancelled run cannot be continued. Its replies are kept and count in the tables. If you want to continue the run later, pause it instead.</source>
        <translation>评测取消后不能继续；已有的回答会保留并计入表格。如果以后还要继续，请改用“暂停”。</translation>
    </message>
    <message>
        <source>A run of the endpoint “%1” is hidden: it is not shown in lists or tables. To undo this, press Ctrl+K and choose “Show Hidden Runs Again”.</source>
        <translation>%1 的一次评测已隐藏：不再出现在列表和表格中。要找回，请按 Ctrl+K，再选择“恢复隐藏的评测”。</translation>
    </message>
    <message numerus="yes">
        <source>%1 in progress, %n run(s) in total</source>
        <translation>
            <numerusform>共 %n 次评测，其中 %1 次进行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n 次评测</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>No models have been run yet.</source>
        <translation>还没有评测过模型。</translation>
    </message>
    <message>
        <source>A run sends all selected items to one endpoint with one configuration. You can set up several runs at once in a table: its rows are endpoints, its columns are configurations.</source>
        <translation>一次评测用一种配置把选定的全部题目发给一个接口。可以一次新建多个评测：表格的行是接口，列是配置。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
</context>
<context>
    <name>yuyi::SameFile</name>
    <message>
        <source>Another program replaced or removed the file %1 while it was open, so changes can no longer be saved. To continue, put the original file back. Otherwise, copy your unsaved text to another place and reopen the project.</source>
        <translation>文件 %1 打开期间被其他程序替换或删除，因此程序不再往这个文件里保存。把原来的文件放回去，即可继续；也可以先复制已输入的内容，再重新打开项目。</translation>
    </message>
</context>
<context>
    <name>yuyi::SampleDialog</name>
    <message>
        <source>Draw</source>
        <translation>抽取</translation>
    </message>
    <message>
        <source>Draw a Sample</source>
        <translation>抽取样本</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Proportional</source>
        <translation>按比例</translation>
    </message>
    <message>
        <source>Low agreement first</source>
        <translation>一致性低的优先</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed draws the same sample.</source>
        <translation>种子相同，抽出的样本也相同。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方式</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted image(s) can be drawn.</source>
        <translation>
            <numerusform>可以抽取 %n 张已通过的图片。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Every accepted image has the same chance of being drawn.</source>
        <translation>每张已通过的图片被抽中的机会相同。</translation>
    </message>
    <message>
        <source>Each label has the same share in the sample as in the accepted images.</source>
        <translation>样本中各标签的比例与全部已通过的图片一致。</translation>
    </message>
    <message>
        <source>Images with the least agreement among annotators or among validators are drawn first.</source>
        <translation>优先抽取标注员之间或验证员之间分歧最大的图片。</translation>
    </message>
    <message>
        <source>Number of images</source>
        <translation>图片数</translation>
    </message>
</context>
<context>
    <name>yuyi::SchemaCheck</name>
    <message>
        <source>The database does not have %1.</source>
        <translation>数据库中缺少 %1。</translation>
    </message>
    <message>
        <source>In the database, %1 differs from the expected definition.</source>
        <translation>数据库中的 %1 与预期的定义不同。</translation>
    </message>
    <message>
        <source>The database contains %1, which Yuyi does not create.</source>
        <translation>数据库中有 %1，它不是本程序创建的。</translation>
    </message>
</context>
<context>
    <name>yuyi::ScoreFiles</name>
    <message>
        <source>The file is saved.</source>
        <translation>文件已保存。</translation>
    </message>
    <message>
        <source>Export the Table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export Mean Scores</source>
        <translation>导出平均分</translation>
    </message>
    <message>
        <source>%1;;Table (*.csv)</source>
        <translation>%1;;表格 (*.csv)</translation>
    </message>
    <message>
        <source>Export the Comparison</source>
        <translation>导出对比图</translation>
    </message>
</context>
<context>
    <name>yuyi::ScoreTexts</name>
    <message>
        <source>%1 (%2)</source>
        <comment>mean, number</comment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n description(s) scored</source>
        <translation>
            <numerusform>评了 %n 份描述</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not scored</source>
        <translation>
            <numerusform>%n 份未评分</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard deviation %1</source>
        <translation>标准差 %1</translation>
    </message>
    <message>
        <source>95 % interval %1–%2</source>
        <translation>95% 区间 %1–%2</translation>
    </message>
</context>
<context>
    <name>yuyi::ScorerPairsPanel</name>
    <message>
        <source>Pair of scorers</source>
        <translation>评分双方</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Exact match, %</source>
        <translation>完全一致，%</translation>
    </message>
    <message>
        <source>Within 1 point, %</source>
        <translation>相差不超过 1 分，%</translation>
    </message>
    <message>
        <source>κ linear</source>
        <translation>线性 κ</translation>
    </message>
    <message>
        <source>κ quadratic</source>
        <translation>二次 κ</translation>
    </message>
    <message>
        <source>Spearman ρ</source>
        <translation>Spearman ρ</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two scorers</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 vs. %2</source>
        <translation>%1 与 %2 对照</translation>
    </message>
    <message>
        <source>κ: 1 is full agreement, 0 is chance level. ρ: 1 is the same ranking, 0 is no correlation. When scores are compared with a mean or median, “exact” means a difference of less than half a point.</source>
        <translation>κ：1 为完全一致，0 相当于随机。ρ：1 为排序完全相同，0 为不相关。与平均分或中位数比较时，“完全一致”指相差不到半分。</translation>
    </message>
    <message>
        <source>κ: 1 is full agreement, 0 is chance level. ρ: 1 is the same ranking, 0 is no correlation. The difference is the first scorer&apos;s mean minus the second&apos;s.</source>
        <translation>κ：1 为完全一致，0 相当于随机。ρ：1 为排序完全相同，0 为不相关。差值为第一位评分者的平均分减去第二位的平均分。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %3: %4 – %n description(s)</source>
        <translation>
            <numerusform>%1：%2，%3：%4 – %n 份描述</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells: number of descriptions; columns: points given by %1</source>
        <translation>格中数字为描述数；各列为 %1 给的分数（分）</translation>
    </message>
    <message>
        <source>Points given by %1</source>
        <translation>%1 给的分数（分）</translation>
    </message>
    <message>
        <source>n = %1 descriptions scored by both scorers</source>
        <translation>n = %1（双方都评过的描述数）</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致程度</translation>
    </message>
    <message>
        <source>The two scorers have no scored description in common.</source>
        <translation>两位评分者没有共同评过的描述。</translation>
    </message>
</context>
<context>
    <name>yuyi::ScoringController</name>
    <message>
        <source>Score given: %1.</source>
        <translation>已评 %1 分。</translation>
    </message>
    <message>
        <source>This is the first description.</source>
        <translation>这是第一份描述。</translation>
    </message>
    <message>
        <source>This is the last description.</source>
        <translation>这是最后一份描述。</translation>
    </message>
</context>
<context>
    <name>yuyi::ScoringPanel</name>
    <message>
        <source>Sub-Scores</source>
        <translation>分项得分</translation>
    </message>
    <message>
        <source>Rubric</source>
        <translation>评分标准</translation>
    </message>
    <message>
        <source>Next Row of Scores</source>
        <translation>下一行分数</translation>
    </message>
    <message>
        <source>Previous Row of Scores</source>
        <translation>上一行分数</translation>
    </message>
    <message>
        <source>Write a Note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <source>Next Description</source>
        <translation>下一份描述</translation>
    </message>
    <message>
        <source>Previous Description</source>
        <translation>上一份描述</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Rotate View</source>
        <translation>旋转视图</translation>
    </message>
    <message>
        <source>Nobody has written an explanation.</source>
        <translation>没有人写过解释。</translation>
    </message>
    <message>
        <source>Nobody has written an implied meaning.</source>
        <translation>没有人写过隐喻含义。</translation>
    </message>
    <message>
        <source>Your score is %1; a new score replaces it.</source>
        <translation>您评了 %1 分；重新评分会取代这个分数。</translation>
    </message>
    <message>
        <source>%1 of %2 scored</source>
        <translation>已评 %1/%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number of the description, item</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Reading the descriptions…</source>
        <translation>正在读取描述…</translation>
    </message>
    <message>
        <source>Model description</source>
        <translation>模型的描述</translation>
    </message>
    <message>
        <source>Human explanation</source>
        <translation>人写的解释</translation>
    </message>
    <message>
        <source>Implied meaning written by people</source>
        <translation>人写的隐喻含义</translation>
    </message>
    <message>
        <source>No image</source>
        <translation>没有图片</translation>
    </message>
    <message>
        <source>There are no descriptions for you to score.</source>
        <translation>没有需要您评分的描述。</translation>
    </message>
    <message>
        <source>You have no descriptions left to score.</source>
        <translation>需要您评分的描述都已评完。</translation>
    </message>
    <message>
        <source>Give Score %1</source>
        <translation>评 %1 分</translation>
    </message>
    <message>
        <source>On the “Overview” tab of this page, a lead asks models to describe images. You score the descriptions here; the names of the models are hidden. After you open the results of a run, you can no longer score its remaining descriptions.</source>
        <translation>负责人在本页的“概览”标签页让模型描述图片。您在这里给描述评分，模型名称不显示；您一旦查看某次评测的结果，就不能再给这次评测的其余描述评分。</translation>
    </message>
    <message>
        <source>The “Overview” tab of this page shows the scores of judge models and other people for each run in which you have scored all descriptions. Z undoes the last score.</source>
        <translation>您评完全部描述的评测，可以在本页的“概览”标签页看到评判模型的评分和别人的评分。按 Z 撤销上一个评分。</translation>
    </message>
</context>
<context>
    <name>yuyi::ScoringForm</name>
    <message>
        <source>Score of the whole description</source>
        <translation>整份描述的分数</translation>
    </message>
    <message>
        <source>Note (optional)</source>
        <translation>备注（可选）</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>yuyi::SecretStore</name>
    <message>
        <source>The key of the endpoint “%1” was kept only for one session, which has ended. Enter the key again.</source>
        <translation>“%1”的密钥只用于输入时的那次会话，会话已经结束。请重新输入密钥。</translation>
    </message>
    <message>
        <source>There is no key for the endpoint “%1” in the keychain. Enter the key in the endpoint&apos;s form.</source>
        <translation>钥匙串中没有“%1”的密钥。请在接口的表单中输入。</translation>
    </message>
    <message>
        <source>The key is empty.</source>
        <translation>密钥为空。</translation>
    </message>
    <message>
        <source>A key consists of letters, digits and symbols on one line. Your input contains spaces or other characters; copy only the key.</source>
        <translation>密钥应为一行字母、数字和符号。输入的内容含有空格或其他字符，请只复制密钥本身。</translation>
    </message>
    <message>
        <source>The key of the endpoint “%1” is read from the environment variable %2, which is not set. Set this variable and restart the program.</source>
        <translation>“%1”的密钥从环境变量 %2 读取，但没有设置这个变量。请设置后重新启动程序。</translation>
    </message>
    <message>
        <source>The environment variable %1 contains no valid key: %2</source>
        <translation>环境变量 %1 中没有有效的密钥：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::SentPicture</name>
    <message>
        <source>The image is larger than %1 MB even with the strongest compression. Set a smaller “Maximum image edge” in the endpoint.</source>
        <translation>无论怎样压缩，图片都超过 %1 MB。请在接口中减小“图片最大边长”。</translation>
    </message>
</context>
<context>
    <name>yuyi::ServerPictures</name>
    <message>
        <source>The server %1 did not send the image.</source>
        <translation>服务器 %1 没有把图片传过来。</translation>
    </message>
    <message>
        <source>Images of more than 400 MB cannot be stored on a server.</source>
        <translation>超过 400 MB 的图片无法存放在服务器上。</translation>
    </message>
    <message>
        <source>The image cannot be uploaded to the server: its file %1 is missing.</source>
        <translation>图片无法上传到服务器：文件 %1 缺失。</translation>
    </message>
    <message>
        <source>The image cannot be uploaded to the server: its file %1 changed during the upload.</source>
        <translation>图片无法上传到服务器：文件 %1 在上传时被改动。</translation>
    </message>
    <message>
        <source>The file %1 on the server belongs to no image of the project.</source>
        <translation>服务器上的文件 %1 不属于项目中的任何图片。</translation>
    </message>
    <message>
        <source>The image is not on this computer yet and cannot be downloaded: %1</source>
        <translation>这张图片还不在本机，也无法下载：%1</translation>
    </message>
    <message>
        <source>The image is neither on the server nor on this computer. Collect it again from the original file.</source>
        <translation>这张图片既不在服务器上，也不在本机。请从原文件重新收集。</translation>
    </message>
    <message>
        <source>Image %1: the file is not on the server. Collect the image again from the original file.</source>
        <translation>图片 %1：服务器上没有它的文件。请从原文件重新收集。</translation>
    </message>
    <message>
        <source>Image %1: the file on the server was changed. Collect the image again from the original file.</source>
        <translation>图片 %1：服务器上的文件已被改动。请从原文件重新收集。</translation>
    </message>
</context>
<context>
    <name>yuyi::ServiceTemplates</name>
    <message>
        <source>Service “%1”: the field “%2” is missing, unknown or has the wrong type.</source>
        <translation>服务“%1”：字段“%2”缺失、未知或类型不对。</translation>
    </message>
    <message>
        <source>Service “%1”: %2</source>
        <translation>服务“%1”：%2</translation>
    </message>
    <message>
        <source>The list of services is missing.</source>
        <translation>缺少服务列表。</translation>
    </message>
    <message>
        <source>There are two services with the code “%1”.</source>
        <translation>有两个服务的代码都是“%1”。</translation>
    </message>
    <message>
        <source>Each service must be a JSON object.</source>
        <translation>每个服务都必须是 JSON 对象。</translation>
    </message>
</context>
<context>
    <name>yuyi::ShortcutEditor</name>
    <message>
        <source>Use These Keys</source>
        <translation>使用此快捷键</translation>
    </message>
    <message>
        <source>Restore Default</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Change Shortcuts</source>
        <translation>修改快捷键</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新的按键</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys.</source>
        <translation>请选择一个命令，再按下新的按键。</translation>
    </message>
    <message>
        <source>The keys %1 are already used by “%2”. Choose other keys, or change the keys of that command first.</source>
        <translation>%1 已用于“%2”。请换一个按键，或先修改那个命令的快捷键。</translation>
    </message>
    <message>
        <source>The shortcut of “%1” is now %2.</source>
        <translation>“%1”的快捷键现为 %2。</translation>
    </message>
    <message>
        <source>Another command now uses the default keys of this command. Change the keys of the other command first.</source>
        <translation>默认按键已被另一个命令占用，请先修改那个命令的快捷键。</translation>
    </message>
</context>
<context>
    <name>yuyi::ShortcutSheet</name>
    <message>
        <source>Shortcuts on This Page</source>
        <translation>本页的快捷键</translation>
    </message>
    <message>
        <source>Change Shortcuts…</source>
        <translation>修改快捷键…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>yuyi::Splits</name>
    <message>
        <source>“%1” is not a valid split: write NAME:NUMBER or NAME:rest, for example dev:15,val:20,test:rest.</source>
        <translation>“%1”不是有效的划分：请写成“名称:数目”或“名称:rest”，例如 dev:15,val:20,test:rest。</translation>
    </message>
    <message>
        <source>The split “%1” is given twice.</source>
        <translation>划分“%1”出现了两次。</translation>
    </message>
    <message>
        <source>The number in split “%1” must be above 0 and at most %2.</source>
        <translation>划分“%1”的数目必须大于 0 且不超过 %2。</translation>
    </message>
    <message>
        <source>The image of item %1 is missing.</source>
        <translation>题目 %1 的图片不存在。</translation>
    </message>
    <message numerus="yes">
        <source>The splits ask for %n question(s), but there are only %1.</source>
        <translation>
            <numerusform>各划分共需 %n 道题，但只有 %1 道。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one split may be given as NAME:rest.</source>
        <translation>只能有一个划分写成“名称:rest”。</translation>
    </message>
    <message>
        <source>No splits were given.</source>
        <translation>没有给出任何划分。</translation>
    </message>
</context>
<context>
    <name>yuyi::SqlProjectHost</name>
    <message>
        <source>Enter the name of the project lead.</source>
        <translation>请填写项目负责人的姓名。</translation>
    </message>
    <message>
        <source>%1 is a file; a project needs a folder.</source>
        <translation>%1 是文件；项目需要一个文件夹。</translation>
    </message>
    <message>
        <source>The folder %1 is not empty. A new project needs an empty or new folder.</source>
        <translation>文件夹 %1 不是空的。新项目需要空文件夹或新文件夹。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created or written to.</source>
        <translation>无法创建或写入文件夹 %1。</translation>
    </message>
    <message>
        <source>The server already has a schema named %1. Choose another name.</source>
        <translation>服务器上已有名为 %1 的架构（schema）。请换一个名称。</translation>
    </message>
    <message>
        <source>The project in %1 cannot be written to: its file or folder is read-only. Copy the project to one of your folders, or change the permissions.</source>
        <translation>无法写入 %1 中的项目：它的文件或文件夹是只读的。请把项目复制到您自己的文件夹，或更改权限。</translation>
    </message>
    <message>
        <source>The project %1 is already open on the computer “%2”. A project in a network folder can be open in only one program at a time.</source>
        <translation>项目 %1 已在计算机“%2”上打开。网络文件夹中的项目，同一时间只能由一个程序使用。</translation>
    </message>
    <message>
        <source>%1 is a backup of a project. Restore it into a folder to work with it.</source>
        <translation>%1 是某个项目的备份。请先把它恢复到一个文件夹再使用。</translation>
    </message>
    <message>
        <source>There is no project at %1.</source>
        <translation>%1 处没有项目。</translation>
    </message>
    <message>
        <source>The project %1 was made by a newer version of Yuyi. Update the program to open it.</source>
        <translation>项目 %1 由较新版本的程序创建。请更新程序后再打开。</translation>
    </message>
    <message>
        <source>Work packages can only be made from projects in folders or on servers.</source>
        <translation>只能用文件夹中或服务器上的项目制作工作包。</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message>
        <source>The work package %1 cannot be written to: it or its folder is read-only. Copy it to one of your folders and open the copy.</source>
        <translation>无法写入工作包 %1：该文件或所在文件夹是只读的。请把它复制到您自己的文件夹，再打开副本。</translation>
    </message>
    <message>
        <source>The work package %1 is open in another window or program.</source>
        <translation>工作包 %1 已在另一个窗口或程序中打开。</translation>
    </message>
    <message>
        <source>The work package %1 is damaged: it has no valid ID. Ask the sender to send it again.</source>
        <translation>工作包 %1 已损坏：没有有效的编号。请让对方重新发送。</translation>
    </message>
    <message>
        <source>A backup can only be restored into a folder, not to a server.</source>
        <translation>备份只能恢复到文件夹，不能恢复到服务器。</translation>
    </message>
    <message>
        <source>This folder is on a network drive. Only one program can open the project at a time, and saving is slower. If several people work on the project, use a server project or work packages.</source>
        <translation>这个文件夹在网络驱动器上。同一时间只能有一个程序打开其中的项目，保存也较慢。多人合作请使用服务器项目或工作包。</translation>
    </message>
</context>
<context>
    <name>yuyi::StartPage</name>
    <message>
        <source>Yuyi</source>
        <translation>寓意</translation>
    </message>
    <message>
        <source>Build, review and evaluate a benchmark of implied meanings: from raw images to the released file.</source>
        <translation>构建、审核并评测图像隐喻评测集：从原始图片到发布文件。</translation>
    </message>
    <message>
        <source>New Project…</source>
        <translation>新建项目…</translation>
    </message>
    <message>
        <source>Open Project…</source>
        <translation>打开项目…</translation>
    </message>
    <message>
        <source>Open Example Project</source>
        <translation>打开示例项目</translation>
    </message>
    <message>
        <source>You can also drop a project folder or a work package here.</source>
        <translation>也可以把项目文件夹或工作包拖到这里。</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
    <message>
        <source>Open Work Package…</source>
        <translation>打开工作包…</translation>
    </message>
    <message>
        <source>A small project for trying all features, with a short tour.</source>
        <translation>一个可以试用各项功能的小项目，附简短导览。</translation>
    </message>
    <message>
        <source>New project from a benchmark template</source>
        <translation>用评测集模板新建项目</translation>
    </message>
</context>
<context>
    <name>yuyi::StatisticsCase</name>
    <message>
        <source>input.ratings has too many raters or labels to compare all pairs of raters.</source>
        <translation>input.ratings 的评定者或标签太多，无法逐对比较。</translation>
    </message>
    <message>
        <source>input.ratings has %1 values for each item; Cohen&apos;s κ compares two raters.</source>
        <translation>input.ratings 每项有 %1 个值；Cohen κ 只比较两位评定者。</translation>
    </message>
    <message>
        <source>input.ratings has labels that are not numbers; the level of measurement “%1” needs numbers.</source>
        <translation>input.ratings 中有不是数字的标签；测量尺度（level）“%1”需要数字。</translation>
    </message>
    <message>
        <source>input.successes is larger than input.n.</source>
        <translation>input.successes 大于 input.n。</translation>
    </message>
    <message>
        <source>“input” has more than %1 items.</source>
        <translation>“input”超过 %1 项。</translation>
    </message>
    <message>
        <source>“right” is larger than “answered”.</source>
        <translation>“right”大于“answered”。</translation>
    </message>
    <message>
        <source>input.participants[%1]: %2</source>
        <translation>input.participants[%1]：%2</translation>
    </message>
    <message>
        <source>input.p[%1] is not between 0 and 1.</source>
        <translation>input.p[%1] 不在 0 和 1 之间。</translation>
    </message>
    <message>
        <source>input.k is larger than input.n.</source>
        <translation>input.k 大于 input.n。</translation>
    </message>
    <message>
        <source>input.counts: %1</source>
        <translation>input.counts：%1</translation>
    </message>
    <message>
        <source>input.ratings[%1] has %2 values, but the first item has %3. Write null for a missing rating.</source>
        <translation>input.ratings[%1] 有 %2 个值，而第一项有 %3 个；缺失的评定写作 null。</translation>
    </message>
    <message>
        <source>input.categories is missing: this statistic needs all labels of the scale, not only the labels that occur in the ratings.</source>
        <translation>缺少 input.categories：这个统计量要按量表的全部标签计算，不能只按用过的标签。</translation>
    </message>
    <message>
        <source>input.categories[%1] is %2, not a string or a number.</source>
        <translation>input.categories[%1] 是 %2，不是字符串或数字。</translation>
    </message>
    <message>
        <source>input.categories holds %1 twice.</source>
        <translation>input.categories 中 %1 出现两次。</translation>
    </message>
    <message>
        <source>%1 is %2, which is not in input.categories.</source>
        <translation>%1 是 %2，不在 input.categories 中。</translation>
    </message>
    <message>
        <source>%1 is %2, not a list of labels.</source>
        <translation>%1 是 %2，不是标签列表。</translation>
    </message>
    <message>
        <source>%1 holds %2, not a string or a number.</source>
        <translation>%1 中的 %2 不是字符串或数字。</translation>
    </message>
    <message>
        <source>%1[%2] is %3, not a string or a number.</source>
        <translation>%1[%2] 是 %3，不是字符串或数字。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>%1 is %2, not a whole number from 0 to %3.</source>
        <translation>%1 是 %2，不是 0 到 %3 的整数。</translation>
    </message>
    <message>
        <source>%1 is %2, not a number from %3 to %4.</source>
        <translation>%1 是 %2，不是 %3 到 %4 的数字。</translation>
    </message>
    <message>
        <source>%1 is %2, not true or false.</source>
        <translation>%1 是 %2，不是 true 或 false。</translation>
    </message>
    <message>
        <source>%1 is %2, not a probability such as 0.25 or &quot;1/6&quot;.</source>
        <translation>%1 是 %2，不是 0.25 或 &quot;1/6&quot; 这样的概率。</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation>%1 不是列表。</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation>%1 不是对象。</translation>
    </message>
    <message>
        <source>%1[%2] is %3, not a number.</source>
        <translation>%1[%2] 是 %3，不是数字。</translation>
    </message>
    <message>
        <source>%1 has %2 values, but the first row has %3.</source>
        <translation>%1 有 %2 个值，而第一行有 %3 个。</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>（第 %1 个）</translation>
    </message>
    <message>
        <source>“id” is missing.</source>
        <translation>缺少“id”。</translation>
    </message>
    <message>
        <source>“statistic” is missing.</source>
        <translation>缺少“statistic”。</translation>
    </message>
    <message>
        <source>“params” is not an object.</source>
        <translation>“params”不是对象。</translation>
    </message>
    <message>
        <source>“input” is missing or not an object.</source>
        <translation>缺少“input”，或它不是对象。</translation>
    </message>
    <message>
        <source>Case %1: %2</source>
        <translation>条目 %1：%2</translation>
    </message>
    <message>
        <source>input.ratings[%1] must be a list with one value for each rater.</source>
        <translation>input.ratings[%1] 应为列表，每位评定者一个值。</translation>
    </message>
    <message>
        <source>%1 must give the cluster of each value, but has %2 entries for %3 values.</source>
        <translation>%1 应逐个给出各数值所属的组，现有 %2 项，数值却有 %3 个。</translation>
    </message>
    <message>
        <source>%1 is %2, but must be one of: %3.</source>
        <translation>%1 是 %2，应为下列之一：%3。</translation>
    </message>
    <message>
        <source>the case must be an object with “id”, “statistic”, “params” and “input”.</source>
        <translation>条目应为含“id”、“statistic”、“params”和“input”的对象。</translation>
    </message>
    <message>
        <source>“statistic” is “%1”, but must be one of: %2.</source>
        <translation>“statistic”是“%1”，应为下列之一：%2。</translation>
    </message>
    <message>
        <source>“input” is outside the range that can be computed: %1.</source>
        <translation>“input”超出可计算的范围：%1。</translation>
    </message>
    <message>
        <source>The input must be a list of cases, or an object with such a list in &quot;cases&quot;.</source>
        <translation>输入应为条目列表，或一个对象，其中 &quot;cases&quot; 是条目列表。</translation>
    </message>
</context>
<context>
    <name>yuyi::StepReport</name>
    <message>
        <source>Maximum Hamming distance of duplicate candidates: %1 of 256 bits</source>
        <translation>候选重复图片的最大汉明距离：%1（共 256 位）</translation>
    </message>
    <message>
        <source>Minimum certainty for batch confirmation: %1 %</source>
        <translation>批量确认的最低置信度：%1%</translation>
    </message>
    <message>
        <source>Images in this step: %1</source>
        <translation>纳入处理的图片：%1</translation>
    </message>
    <message>
        <source>Newly processed images, last run: %1</source>
        <translation>上次运行中新处理的图片：%1</translation>
    </message>
    <message>
        <source>Pairs compared at pixel level: %1</source>
        <translation>逐像素比较的图片对：%1</translation>
    </message>
    <message>
        <source>Images that could not be read: %1</source>
        <translation>无法读取的图片：%1</translation>
    </message>
    <message>
        <source>Groups of duplicates, undecided: %1</source>
        <translation>重复组，未处理：%1</translation>
    </message>
    <message>
        <source>Groups of duplicates, confirmed: %1</source>
        <translation>重复组，已确认：%1</translation>
    </message>
    <message>
        <source>Same-template groups, undecided: %1</source>
        <translation>同模板组，未处理：%1</translation>
    </message>
    <message>
        <source>Same-template groups, confirmed: %1</source>
        <translation>同模板组，已确认：%1</translation>
    </message>
    <message>
        <source>Same-template groups, marked as different: %1</source>
        <translation>同模板组，判为不同：%1</translation>
    </message>
    <message>
        <source>Images above the text limit: %1</source>
        <translation>文字占比超过上限的图片：%1</translation>
    </message>
    <message>
        <source>Images within the review band around the text limit: %1</source>
        <translation>文字占比接近上限、在复核区间内的图片：%1</translation>
    </message>
    <message>
        <source>Images at or below the text limit: %1</source>
        <translation>文字占比未超过上限的图片：%1</translation>
    </message>
    <message>
        <source>Images whose text areas were corrected by hand: %1</source>
        <translation>人工修正过文字区域的图片：%1</translation>
    </message>
    <message>
        <source>Images discarded: %1</source>
        <translation>剔除的图片：%1</translation>
    </message>
    <message>
        <source>Pairs marked as different by a person: %1</source>
        <translation>人工判为不同的图片对：%1</translation>
    </message>
    <message>
        <source>Engine: %1; last run %2</source>
        <translation>引擎：%1；上次运行：%2</translation>
    </message>
    <message>
        <source>Engine: %1; last run %2 by %3</source>
        <translation>引擎：%1；上次由 %3 于 %2 运行</translation>
    </message>
    <message numerus="yes">
        <source>Decided by %1: %n image(s)</source>
        <translation>
            <numerusform>由 %1 决定的图片：%n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Suspected duplicate groups, marked as different images: %1</source>
        <translation>疑似重复组，判为不同图片：%1</translation>
    </message>
    <message>
        <source>Variants compared per image (crops, flips): %1</source>
        <translation>每张图片比较的变体数（裁剪、翻转）：%1</translation>
    </message>
    <message>
        <source>Text limit: %1 %</source>
        <translation>文字占比上限：%1%</translation>
    </message>
    <message>
        <source>Half-width of the review band: %1 percentage points</source>
        <translation>复核区间：上限 ±%1 个百分点</translation>
    </message>
    <message>
        <source>Measurement mode: %1</source>
        <translation>测量模式：%1</translation>
    </message>
    <message>
        <source>Images decided on by people: %1</source>
        <translation>由人决定的图片：%1 张</translation>
    </message>
</context>
<context>
    <name>yuyi::Stores</name>
    <message>
        <source>The program failed during a change. The change was not saved.</source>
        <translation>程序在更改过程中出错。这次更改没有保存。</translation>
    </message>
</context>
<context>
    <name>yuyi::Study</name>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Everybody answers everything</source>
        <translation>每人回答全部题目</translation>
    </message>
    <message>
        <source>N items per category, different for each person</source>
        <translation>每人每类若干题，题目因人而异</translation>
    </message>
    <message>
        <source>Each item answered by N people</source>
        <translation>每题由若干人作答</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>正式</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金标准题</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>年龄</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>母语</translation>
    </message>
    <message>
        <source>Field of study or work</source>
        <translation>专业或职业</translation>
    </message>
    <message>
        <source>Prior exposure to similar questions</source>
        <translation>是否见过这类题目</translation>
    </message>
    <message>
        <source>Invited</source>
        <translation>已邀请</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>已退出</translation>
    </message>
    <message>
        <source>Focus lost</source>
        <translation>离开窗口</translation>
    </message>
    <message>
        <source>Minimised</source>
        <translation>最小化</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>中断后继续</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Revisited</source>
        <translation>返回重答</translation>
    </message>
    <message>
        <source>Pause requested</source>
        <translation>曾要求暂停</translation>
    </message>
    <message>
        <source>N items per category, the same for everybody</source>
        <translation>每类若干题，所有人做同一套题</translation>
    </message>
    <message>
        <source>Computer slept</source>
        <translation>电脑休眠</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyBackground</name>
    <message>
        <source>Under 18</source>
        <translation>18 岁以下</translation>
    </message>
    <message>
        <source>18–24</source>
        <translation>18–24 岁</translation>
    </message>
    <message>
        <source>25–34</source>
        <translation>25–34 岁</translation>
    </message>
    <message>
        <source>35–44</source>
        <translation>35–44 岁</translation>
    </message>
    <message>
        <source>45–54</source>
        <translation>45–54 岁</translation>
    </message>
    <message>
        <source>55–64</source>
        <translation>55–64 岁</translation>
    </message>
    <message>
        <source>65 or older</source>
        <translation>65 岁及以上</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>汉语</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Another language</source>
        <translation>其他语言</translation>
    </message>
    <message>
        <source>Languages and arts</source>
        <translation>语言与艺术</translation>
    </message>
    <message>
        <source>Social sciences, law, economics</source>
        <translation>社会科学、法律、经济</translation>
    </message>
    <message>
        <source>Natural sciences, mathematics</source>
        <translation>自然科学、数学</translation>
    </message>
    <message>
        <source>Engineering, computing</source>
        <translation>工程、计算机</translation>
    </message>
    <message>
        <source>Medicine, health</source>
        <translation>医学、健康</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>No</source>
        <translation>没见过</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>见过</translation>
    </message>
    <message>
        <source>Prefer not to say</source>
        <translation>不愿透露</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyDesignView</name>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>After freezing, the items cannot be changed: %1 main items (images, questions and options), %2 practice and %3 gold items. The design, the exclusion rules, the instructions, the consent and the seed %4 cannot be changed either. People can then take part.</source>
        <translation>冻结后，以下内容不能再修改：%1 道正式题目（图片、题干和选项）、%2 道练习题、%3 道金标准题、设计、排除规则、说明、同意书、随机种子 %4。冻结后参与者即可参加。</translation>
    </message>
    <message>
        <source>Freeze “%1”?</source>
        <translation>冻结“%1”？</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>Items and order</source>
        <translation>题目与顺序</translation>
    </message>
    <message>
        <source>Rules and background</source>
        <translation>规则与背景</translation>
    </message>
    <message>
        <source>Instructions and consent</source>
        <translation>说明与同意书</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPageData</name>
    <message>
        <source>Only leads can set up and manage studies.</source>
        <translation>只有负责人可以建立和管理研究。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyExclusion</name>
    <message>
        <source>Correct</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>答错</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>Only %1 % of the gold questions correct (minimum %2 %).</source>
        <translation>金标准题仅答对 %1%（要求至少 %2%）。</translation>
    </message>
    <message>
        <source>Median time %1 s (minimum %2 s).</source>
        <translation>用时中位数 %1 秒（要求至少 %2 秒）。</translation>
    </message>
    <message>
        <source>In %1 % of the answers, the window lost focus or the computer slept (maximum %2 %).</source>
        <translation>有 %1% 的作答出现过窗口失去焦点或电脑休眠（最多允许 %2%）。</translation>
    </message>
    <message>
        <source>Has seen these or similar questions before.</source>
        <translation>以前见过这些题或类似的题。</translation>
    </message>
    <message>
        <source>Only %1 % of the questions answered with an option; time-outs do not count (minimum %2 %).</source>
        <translation>仅在 %1% 的题目中选了选项，超时不算（要求至少 %2%）。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyExport</name>
    <message>
        <source>Position of the question in the person&apos;s sequence, from 1.</source>
        <translation>这道题是此人的第几题，从 1 开始。</translation>
    </message>
    <message>
        <source>Number of the block, from 1.</source>
        <translation>组块的编号，从 1 开始。</translation>
    </message>
    <message>
        <source>“practice”, “main” or “gold”. Only “main” questions count for accuracy.</source>
        <translation>“practice”（练习）、“main”（正式）或“gold”（金标准题）。正确率只计“main”。</translation>
    </message>
    <message>
        <source>Options in the order shown to the person, each given as its letter in the author&apos;s order.</source>
        <translation>按显示顺序列出各选项的字母；字母按作者写的选项顺序编排。</translation>
    </message>
    <message>
        <source>1 if right, 0 if wrong or without an option, empty if unanswered.</source>
        <translation>答对为 1，答错或超时为 0，未作答则为空。</translation>
    </message>
    <message>
        <source>Milliseconds from the first display of the image to the answer, without pauses (monotonic clock).</source>
        <translation>从图片首次显示到作答的毫秒数，不含暂停，使用单调时钟。</translation>
    </message>
    <message>
        <source>Number of times the person changed the chosen option before the answer.</source>
        <translation>作答前更换所选选项的次数。</translation>
    </message>
    <message>
        <source>1 if the rules exclude this answer because of its response time.</source>
        <translation>如果这次作答因用时过短或过长而被规则排除，则为 1。</translation>
    </message>
    <message>
        <source>1 if the rules exclude the person.</source>
        <translation>如果此人被规则排除，则为 1。</translation>
    </message>
    <message>
        <source>1 if the answer counts after exclusions.</source>
        <translation>如果应用排除规则后这次作答仍计入统计，则为 1。</translation>
    </message>
    <message>
        <source>Pseudonym.</source>
        <translation>代号。</translation>
    </message>
    <message>
        <source>“invited”, “active” or “finished”. Withdrawn participants are not listed.</source>
        <translation>“invited”、“active”或“finished”。已退出者不列出。</translation>
    </message>
    <message>
        <source>Language of instructions and buttons.</source>
        <translation>说明与按钮的语言。</translation>
    </message>
    <message>
        <source>Version of the instructions and the consent that the person agreed to.</source>
        <translation>此人同意的是哪一版说明和知情同意书。</translation>
    </message>
    <message>
        <source>Answer to the background question “%1”.</source>
        <translation>此人对背景问题“%1”的回答。</translation>
    </message>
    <message>
        <source>Number of main questions planned.</source>
        <translation>计划的正式题数。</translation>
    </message>
    <message>
        <source>Number of main questions answered, or ended by the time limit.</source>
        <translation>已作答或超时结束的正式题数。</translation>
    </message>
    <message>
        <source>Number of main questions answered correctly, including answers that the exclusion rules remove.</source>
        <translation>答对的正式题数，包括按规则排除的作答。</translation>
    </message>
    <message>
        <source>Number of main questions ended by the time limit.</source>
        <translation>超时结束的正式题数。</translation>
    </message>
    <message>
        <source>Number of gold questions answered.</source>
        <translation>已答的金标准题数。</translation>
    </message>
    <message>
        <source>Number of gold questions answered correctly.</source>
        <translation>答对的金标准题数。</translation>
    </message>
    <message>
        <source>Rules that exclude the person: “gold”, “fast-median”, “few-answered”, “flagged”, “prior-exposure”.</source>
        <translation>排除此人的规则：“gold”、“fast-median”、“few-answered”、“flagged”、“prior-exposure”。</translation>
    </message>
    <message>
        <source>Position of the question in the frozen study, from 1.</source>
        <translation>该题在已冻结的研究中排第几，从 1 开始。</translation>
    </message>
    <message>
        <source>Item ID.</source>
        <translation>题目编号。</translation>
    </message>
    <message>
        <source>“practice”, “main” or “gold”.</source>
        <translation>“practice”（练习）、“main”（正式）或“gold”（金标准题）。</translation>
    </message>
    <message>
        <source>Hash of the image file; items of one image have the same hash.</source>
        <translation>图片文件的哈希；同一图片的各道题，此值相同。</translation>
    </message>
    <message>
        <source>Hash of the stem and the options in the author&apos;s order.</source>
        <translation>题干和选项（按作者所写的选项顺序）的哈希。</translation>
    </message>
    <message>
        <source>Split of the data set.</source>
        <translation>数据划分。</translation>
    </message>
    <message>
        <source>The question&apos;s stem as shown.</source>
        <translation>所显示的题干。</translation>
    </message>
    <message>
        <source>Option %1 in the author&apos;s order.</source>
        <translation>选项 %1（按作者所写的选项顺序）。</translation>
    </message>
    <message>
        <source>Letter of the correct option.</source>
        <translation>正确选项的字母。</translation>
    </message>
    <message>
        <source>1 if another window or program came to the front while the question was shown.</source>
        <translation>该题显示期间，如有其他窗口或程序切到前面，则为 1。</translation>
    </message>
    <message>
        <source>1 if the window was minimised or hidden while the question was shown.</source>
        <translation>该题显示期间，如窗口被最小化或隐藏，则为 1。</translation>
    </message>
    <message>
        <source>1 if the computer was asleep, or did not respond for more than 3 seconds, while the question was shown.</source>
        <translation>该题显示期间，如电脑休眠或停顿超过 3 秒，则为 1。</translation>
    </message>
    <message>
        <source>1 if the question was shown again in a later session because the person paused or the program ended. After a crash, the time measurement for the question starts again from zero.</source>
        <translation>如果参与者暂停或程序退出，这道题到下一次参加时再次显示，则为 1；程序异常退出后，这道题从零重新计时。</translation>
    </message>
    <message>
        <source>1 if the person went back and answered again; times and numbers of changes are added up.</source>
        <translation>如果参与者返回该题重新作答，则为 1；用时和改选次数累加。</translation>
    </message>
    <message>
        <source>Appearance of the program in each session: light or dark.</source>
        <translation>每次参加时程序的外观：浅色或深色。</translation>
    </message>
    <message>
        <source>Size of the screen in each session, in device-independent pixels.</source>
        <translation>每次参加时屏幕的大小，以设备无关像素计。</translation>
    </message>
    <message>
        <source>Scale of the screen in each session: number of device pixels per device-independent pixel.</source>
        <translation>每次参加时屏幕的缩放：每个设备无关像素对应的设备像素数。</translation>
    </message>
    <message>
        <source>Description of the step.</source>
        <translation>该步骤的文字说明。</translation>
    </message>
    <message>
        <source>Empty for human participants; otherwise the kind of simulation.</source>
        <translation>真人参与者为空；否则为模拟的种类。</translation>
    </message>
    <message>
        <source>1 if the person asked to pause while the question was shown; the question is hidden during the pause, and that time is not counted.</source>
        <translation>该题显示期间，如参与者要求暂停，则为 1；暂停期间题目隐藏，不计时。</translation>
    </message>
    <message>
        <source>Pseudonym, as in the table “participants”.</source>
        <translation>代号，与 participants 表相同。</translation>
    </message>
    <message>
        <source>Item ID, as in the table “items”.</source>
        <translation>题目编号，与 items 表相同。</translation>
    </message>
    <message>
        <source>Option chosen first, as its letter in the author&apos;s order; empty if none.</source>
        <translation>最先选择的选项的字母（按作者写的选项顺序）；没有选择时为空。</translation>
    </message>
    <message>
        <source>Final option, as its letter in the author&apos;s order; empty if none.</source>
        <translation>最终所选的选项的字母（按作者写的选项顺序）；没有选择时为空。</translation>
    </message>
    <message>
        <source>Position at which the final option was shown, from 1.</source>
        <translation>最终所选的选项显示在第几位，从 1 开始。</translation>
    </message>
    <message>
        <source>Correct option, as its letter in the author&apos;s order.</source>
        <translation>正确选项的字母（按作者写的选项顺序）。</translation>
    </message>
    <message>
        <source>Number of times the person asked to pause while the question was shown.</source>
        <translation>显示该题时参与者要求暂停的次数。</translation>
    </message>
    <message>
        <source>Milliseconds from the display of the person&apos;s first question to the display of this question (system clock).</source>
        <translation>从该人第一题显示到本题显示的毫秒数，按电脑时钟。</translation>
    </message>
    <message>
        <source>Participant number in the study. It determines the person&apos;s items, and the order of items and options.</source>
        <translation>参与者在研究内的编号。它决定此人分到哪些题目，以及题目和选项的顺序。</translation>
    </message>
    <message>
        <source>Number of sessions for which the appearance and text size of the program, and the size and scale of the screen, were stored.</source>
        <translation>参加次数；只计保存了程序外观、文字大小和屏幕情况的那几次参加。</translation>
    </message>
    <message>
        <source>Size of the text in each session, in per cent of the default size.</source>
        <translation>每次参加时文字的大小，以默认大小的百分比计。</translation>
    </message>
    <message>
        <source>Codes of the item&apos;s labels in the dimension “%1”.</source>
        <translation>题目在维度“%1”上的标签代码。</translation>
    </message>
    <message>
        <source>Number of options; the chance level is 1 divided by this number.</source>
        <translation>选项数；随机猜对的概率为 1 ÷ 选项数。</translation>
    </message>
    <message>
        <source>Steps of the participant flow: “invited”, “opened”, “declined”, “began”, “withdrawn”, “stopped”, “too-late”, “finished”, “excluded”, “excluded-CODE” (one step for each rule; CODE is the code of the rule), “counted”.</source>
        <translation>参与流程的步骤：“invited”、“opened”、“declined”、“began”、“withdrawn”、“stopped”、“too-late”、“finished”、“excluded”、“excluded-”加规则代码（每条规则一步）、“counted”。</translation>
    </message>
    <message>
        <source>Number of real people; a person excluded by two rules counts under both.</source>
        <translation>真实参与者人数；同时被两条规则排除的人，在这两条规则下各计一次。</translation>
    </message>
    <message>
        <source>Options chosen before the first change (such as taking an option back), as their letters in the author&apos;s order; empty if none.</source>
        <translation>第一次更改（如取消某个选项）之前所选各选项的字母（按作者写的选项顺序）；未选则为空。</translation>
    </message>
    <message>
        <source>Final options, as their letters in the author&apos;s order; empty if none.</source>
        <translation>最终所选各选项的字母（按作者写的选项顺序）；未选则为空。</translation>
    </message>
    <message>
        <source>Position at which the final option was shown, from 1; empty if there are several.</source>
        <translation>最终所选选项的显示位置，从 1 起；选了多个则为空。</translation>
    </message>
    <message>
        <source>Correct options, as their letters in the author&apos;s order.</source>
        <translation>所有正确选项的字母（按作者写的选项顺序）。</translation>
    </message>
    <message>
        <source>Number of times the person changed the chosen option or took an option back before the answer.</source>
        <translation>作答前更改或取消所选选项的次数。</translation>
    </message>
    <message>
        <source>Number k of options. The chance level is 1/k, or 1/(2^k − 1) where several options may be chosen.</source>
        <translation>选项数 k。随机水平为 1/k；可选多个选项时为 1/(2^k − 1)。</translation>
    </message>
    <message>
        <source>1 if several options may be correct and people are asked to choose all correct ones.</source>
        <translation>可能有多个正确选项、需全部选出时为 1。</translation>
    </message>
    <message>
        <source>Letters of the correct options.</source>
        <translation>正确选项的字母。</translation>
    </message>
    <message>
        <source>1 if the time limit was reached before an answer was submitted (an option may have been chosen: see first_chosen).</source>
        <translation>如果到时限仍没有提交回答，则为 1（可能已选了选项，见 first_chosen）。</translation>
    </message>
    <message>
        <source>Trial ID: the participant&apos;s pseudonym and the position of the question.</source>
        <translation>试次编号：参与者的代号和题目的位置。</translation>
    </message>
    <message>
        <source>ID of the question version shown, as in the table “items”. It contains the time at which this version was made, not a time of the participant.</source>
        <translation>显示给参与者的题目版本的编号，与 items 表相同。编号含有该版本建立的时间，与参与者的时间无关。</translation>
    </message>
    <message>
        <source>“right”, “wrong”, “without-option” (the time limit was reached before an answer was submitted; an option may have been chosen: see first_chosen; counts as not correct) or “unanswered” (not counted).</source>
        <translation>“right”（答对）、“wrong”（答错）、“without-option”（到时限仍没有提交回答；可能已选了选项，见 first_chosen；计为不正确）或“unanswered”（未作答，不计）。</translation>
    </message>
    <message>
        <source>Question version ID. It contains the time at which this version was made.</source>
        <translation>题目版本的编号，含有该版本建立的时间。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyFigures</name>
    <message numerus="yes">
        <source>“Models, mean” covers the %n run(s) under the same conditions as people (image and question only). Other runs are listed below.</source>
        <translation>
            <numerusform>“模型平均”只计 %n 次与人类条件相同的评测（只给图片和题目）；其他评测列在后面。</numerusform>
        </translation>
    </message>
    <message>
        <source>The run %1 has no final reply to %2 of the items that people answered. It also has replies to items not in the study (%3). Only items answered by both are compared.</source>
        <translation>参与者答过的题目中，模型 %1 有 %2 道没有最终回答；这个模型还回答了 %3 道不属于本研究的题目。只比较双方都回答了的题目。</translation>
    </message>
    <message>
        <source>The run %1 has no final reply to %2 of the items that people answered; only items answered by both are compared.</source>
        <translation>参与者答过的题目中，模型 %1 有 %2 道没有最终回答；只比较双方都回答了的题目。</translation>
    </message>
    <message numerus="yes">
        <source>In %n run(s) the models saw the options in the author&apos;s order.</source>
        <translation>
            <numerusform>在 %n 次评测中，模型看到的选项顺序就是作者写的顺序。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>model, configuration</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Models, mean</source>
        <translation>模型平均</translation>
    </message>
    <message numerus="yes">
        <source>The run %1 has replies to %n item(s) that are not in the study; only items answered by both are compared.</source>
        <translation>
            <numerusform>模型 %1 还回答了 %n 道不属于本研究的题目；只比较双方都回答了的题目。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyFilterField</name>
    <message>
        <source>Choose labels: %1</source>
        <translation>选择标签：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value and number of items</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Labels…</source>
        <translation>标签…</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyForm</name>
    <message>
        <source>Items</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Assignment of items</source>
        <translation>题目分配方式</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Items per category</source>
        <translation>每类题数</translation>
    </message>
    <message>
        <source>People per item</source>
        <translation>每题人数</translation>
    </message>
    <message>
        <source>Practice and gold items</source>
        <translation>练习题与金标准题</translation>
    </message>
    <message>
        <source>Practice items</source>
        <translation>练习题</translation>
    </message>
    <message>
        <source>Order and time</source>
        <translation>顺序与时间</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>组块划分</translation>
    </message>
    <message>
        <source>Items between breaks</source>
        <translation>每多少题休息一次</translation>
    </message>
    <message>
        <source>Time per question</source>
        <translation>每题时限</translation>
    </message>
    <message>
        <source>Time limit for resuming</source>
        <translation>中断后继续作答的时限</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>By number of items</source>
        <translation>按题数</translation>
    </message>
    <message>
        <source>Frozen: %1 (%2)</source>
        <translation>已冻结：%1（%2）</translation>
    </message>
    <message>
        <source>Current items</source>
        <translation>现有题目（未冻结）</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>研究名称</translation>
    </message>
    <message>
        <source>All accepted items</source>
        <translation>全部已通过的题目</translation>
    </message>
    <message>
        <source>Item set</source>
        <translation>题目集</translation>
    </message>
    <message>
        <source>field=value</source>
        <translation>字段=值</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>no breaks</source>
        <translation>不休息</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds behind a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Shuffle items for each person</source>
        <translation>每人的题目顺序不同</translation>
    </message>
    <message>
        <source>Shuffle options for each person</source>
        <translation>每人的选项顺序不同</translation>
    </message>
    <message>
        <source>Answers can be changed within a block</source>
        <translation>同一组块内可以修改答案</translation>
    </message>
    <message>
        <source>The same seed gives the same items and orders on every computer.</source>
        <translation>只要种子相同，在任何电脑上得到的题目和顺序都相同。</translation>
    </message>
    <message>
        <source>Each label of a dimension is one block; the order of blocks is counterbalanced across participants.</source>
        <translation>所选维度的每个标签为一个组块；组块的先后顺序随参与者变化，以平衡顺序的影响。</translation>
    </message>
    <message>
        <source>Gold items (%)</source>
        <translation>金标准题比例（%）</translation>
    </message>
    <message>
        <source>Gold item filter</source>
        <translation>金标准题的筛选条件</translation>
    </message>
    <message>
        <source>Maximum number of items</source>
        <translation>最多题数</translation>
    </message>
    <message>
        <source>Number of people</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Practice item filter</source>
        <translation>练习题的筛选条件</translation>
    </message>
    <message>
        <source>Items that everybody should be able to answer. They are spread evenly among the main items. The value is the number of gold items per 100 main items. Gold items do not count for accuracy.</source>
        <translation>人人都应该会答的题目，均匀穿插在正式题目中；数值表示每 100 道正式题目穿插几道金标准题。金标准题不计入正确率。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPackJobs</name>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message numerus="yes">
        <source>%n package(s) are in %1.</source>
        <translation>
            <numerusform>%n 个工作包保存在 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Making work packages for participants</source>
        <translation>为参与者打包</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPage</name>
    <message>
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>New Study</source>
        <translation>新建研究</translation>
    </message>
    <message>
        <source>Items and Order</source>
        <translation>题目与顺序</translation>
    </message>
    <message>
        <source>Rules and Background</source>
        <translation>规则与背景</translation>
    </message>
    <message>
        <source>Instructions and Consent</source>
        <translation>说明与同意书</translation>
    </message>
    <message>
        <source>Close Study</source>
        <translation>关闭研究</translation>
    </message>
    <message>
        <source>Add People…</source>
        <translation>添加人员…</translation>
    </message>
    <message>
        <source>Start on This Computer</source>
        <translation>在本机开始</translation>
    </message>
    <message>
        <source>Shared Computer (Kiosk)</source>
        <translation>共用电脑（轮流作答）</translation>
    </message>
    <message>
        <source>Make Work Packages…</source>
        <translation>生成工作包…</translation>
    </message>
    <message>
        <source>Import Returned Package…</source>
        <translation>导入返回的工作包…</translation>
    </message>
    <message>
        <source>Replace Drop-outs</source>
        <translation>补充人数</translation>
    </message>
    <message>
        <source>Hide Names</source>
        <translation>隐藏姓名</translation>
    </message>
    <message>
        <source>Show Names</source>
        <translation>显示姓名</translation>
    </message>
    <message>
        <source>End Participation…</source>
        <translation>让此人提前结束参与…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>让此人退出研究…</translation>
    </message>
    <message>
        <source>Dry Run…</source>
        <translation>试运行…</translation>
    </message>
    <message>
        <source>End Dry Run</source>
        <translation>结束试运行</translation>
    </message>
    <message>
        <source>The study is frozen. Add the participants.</source>
        <translation>研究已冻结。请添加参与者。</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 finished</source>
        <comment>state of a study; of so many people so many have finished</comment>
        <translation>%1 · %3 人中 %2 人已完成</translation>
    </message>
    <message>
        <source>%1: %2 of %3 people have finished</source>
        <translation>%1：%2/%3 人完成</translation>
    </message>
    <message>
        <source>Frozen on %1; SHA-256 %2</source>
        <translation>冻结于 %1；SHA-256 %2</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>删除“%1”？</translation>
    </message>
    <message>
        <source>The draft and its texts will be deleted.</source>
        <translation>草稿及其文本将被删除。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Human study</source>
        <translation>人类基线</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>No study has been set up yet.</source>
        <translation>还没有建立研究。</translation>
    </message>
    <message>
        <source>Ask a lead of the project.</source>
        <translation>请联系项目负责人。</translation>
    </message>
    <message>
        <source>Reading the studies…</source>
        <translation>正在读取研究…</translation>
    </message>
    <message>
        <source>Next: Report →</source>
        <translation>下一步：报告 →</translation>
    </message>
    <message>
        <source>Frozen on %1 by an earlier version of the program; SHA-256 %2 (does not cover the answer keys)</source>
        <translation>由旧版本程序冻结于 %1；SHA-256 %2（计算时不含答案）</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n simulated</source>
        <comment>state of a study; participants</comment>
        <translation>
            <numerusform>%1 · 模拟 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate Study</source>
        <translation>复制研究</translation>
    </message>
    <message>
        <source>Remove Study…</source>
        <translation>删除研究…</translation>
    </message>
    <message>
        <source>Freeze Study…</source>
        <translation>冻结研究…</translation>
    </message>
    <message>
        <source>Reopen Study</source>
        <translation>重新打开研究</translation>
    </message>
    <message>
        <source>Enter Name…</source>
        <translation>填写姓名…</translation>
    </message>
    <message>
        <source>A study defines the items, their order, and who answers which items. People then take part on this computer or with work packages.</source>
        <translation>每项研究规定用哪些题目、按什么顺序、每人答哪些题。参与者随后在本机或通过工作包作答。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPeople</name>
    <message>
        <source>The study “%1” is closed, so nobody else can take part.</source>
        <translation>研究“%1”已关闭，不能再有人参加。</translation>
    </message>
    <message>
        <source>The number of participants to add must be from 1 to %1.</source>
        <translation>请添加 1 至 %1 位参与者。</translation>
    </message>
    <message>
        <source>There are more names than participants.</source>
        <translation>姓名多于参与者人数。</translation>
    </message>
    <message>
        <source>A name can have at most 100 characters.</source>
        <translation>姓名最多 100 个字符。</translation>
    </message>
    <message>
        <source>%1 has withdrawn: the name of this person is not kept.</source>
        <translation>%1 已退出：不保存此人的姓名。</translation>
    </message>
    <message>
        <source>%1 has withdrawn already.</source>
        <translation>%1 已经退出。</translation>
    </message>
    <message numerus="yes">
        <source>%n work package file(s) made for the participant %1: returned packages will be rejected, but you must delete the files yourself.</source>
        <translation>
            <numerusform>%1 的 %n 个工作包文件：返回的工作包会被拒收，但文件须由您自行删除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Files stored elsewhere: exported answers, and copies of the project or of its backups.</source>
        <translation>存到别处的文件：导出的作答，以及项目或项目备份的副本。</translation>
    </message>
    <message>
        <source>You can end only a participation that is in progress. If %1 has answered nothing, use “Withdraw” instead.</source>
        <translation>%1 目前不在作答过程中，因此不能提前结束。如果此人还没有作答，请改用“让此人退出研究”。</translation>
    </message>
    <message>
        <source>%1 is a simulated participant and cannot withdraw. To remove all simulated participants, use “End Dry Run”, or “study PROJECT simulate STUDY --remove” on the command line.</source>
        <translation>%1 是模拟参与者，不能退出。要删除全部模拟参与者，请使用“结束试运行”，或在命令行使用“study PROJECT simulate STUDY --remove”。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPreview</name>
    <message>
        <source>without a label</source>
        <translation>没有标签</translation>
    </message>
    <message>
        <source>No item matches. Change the filter, or accept items first.</source>
        <translation>没有符合条件的题目：请修改筛选条件，或先让一些题目获得通过。</translation>
    </message>
    <message>
        <source>Choose the practice items.</source>
        <translation>请选择练习题。</translation>
    </message>
    <message>
        <source>Too few items match the practice item filter: %1, but %2 are needed.</source>
        <translation>符合筛选条件的练习题只有 %1 道，需要 %2 道。</translation>
    </message>
    <message>
        <source>Choose the gold items.</source>
        <translation>请选择金标准题。</translation>
    </message>
    <message>
        <source>Too few items match the gold item filter: %1, but each person needs %2. Practice items are not counted.</source>
        <translation>符合筛选条件且不是练习题的金标准题只有 %1 道，每人需要 %2 道。</translation>
    </message>
    <message>
        <source>A rule excludes people by gold accuracy, but there are no gold items.</source>
        <translation>有一条规则按金标准题正确率排除人员，但没有金标准题。</translation>
    </message>
    <message>
        <source>A rule excludes people who have seen similar questions before, but the study does not ask about this.</source>
        <translation>有一条规则要排除以前见过这类题目的人，但研究没有询问参与者是否见过。</translation>
    </message>
    <message numerus="yes">
        <source>A person gets only %n gold item(s): a single mistake can decide whether the person is excluded.</source>
        <translation>
            <numerusform>每人只遇到 %n 道金标准题：答错一题就可能决定是否排除此人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The category “%1” has %n item(s), but %2 are needed.</source>
        <translation>
            <numerusform>“%1”只有 %n 道题，需要 %2 道。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n people, an item cannot get %1 answers: each person answers an item only once.</source>
        <translation>
            <numerusform>只有 %n 人时，每题的作答人数达不到 %1，因为每人对同一题只答一次。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyPreviewPanel</name>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>题数</translation>
    </message>
    <message>
        <source>Items per person</source>
        <translation>每人题数</translation>
    </message>
    <message>
        <source>Assuming %1 seconds per question.</source>
        <translation>假定每题 %1 秒。</translation>
    </message>
    <message>
        <source>main items</source>
        <translation>正式题目</translation>
    </message>
    <message>
        <source>items per person</source>
        <translation>每人题数</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>people per item</source>
        <translation>每题人数</translation>
    </message>
    <message numerus="yes">
        <source>%1 seconds per question, measured on %n people in earlier studies.</source>
        <translation>
            <numerusform>每题 %1 秒，依据先前研究中 %n 人的用时。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (main items); practice items: %2, gold items: %3.</source>
        <comment>pictures, numbers</comment>
        <translation>正式题目用 %1；练习题 %2 道，金标准题 %3 道。</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A person answers %1, of which %2 are gold items, in %n block(s).</source>
        <translation>
            <numerusform>每人答 %1（含金标准题 %2 道），分成 %n 个组块。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message>
        <source>For each pair of items, number of people who answer both: %1.</source>
        <translation>任取两道题，两道都作答的人数：%1。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyProblems</name>
    <message>
        <source>%1: must be from %2 to %3.</source>
        <translation>%1：应为 %2 至 %3。</translation>
    </message>
    <message>
        <source>There is no dimension “%1” in this project.</source>
        <translation>这个项目没有维度“%1”。</translation>
    </message>
    <message>
        <source>A name must have 1 to 100 characters.</source>
        <translation>名称须为 1 至 100 个字符。</translation>
    </message>
    <message>
        <source>Number of people</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Maximum number of items</source>
        <translation>最多题数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Items per category</source>
        <translation>每类题数</translation>
    </message>
    <message>
        <source>Choose the dimension whose labels are the categories.</source>
        <translation>请选择以哪个维度的标签作为类别。</translation>
    </message>
    <message>
        <source>People per item</source>
        <translation>每题人数</translation>
    </message>
    <message>
        <source>Items between breaks</source>
        <translation>两次休息之间的题数</translation>
    </message>
    <message>
        <source>Practice items</source>
        <translation>练习题</translation>
    </message>
    <message>
        <source>Gold items (%)</source>
        <translation>金标准题比例（%）</translation>
    </message>
    <message>
        <source>Seconds per question</source>
        <translation>每题秒数</translation>
    </message>
    <message>
        <source>Time limit for resuming (hours)</source>
        <translation>中断后继续作答的时限（小时）</translation>
    </message>
    <message>
        <source>Gold accuracy</source>
        <translation>金标准题正确率</translation>
    </message>
    <message>
        <source>Share of items answered</source>
        <translation>已答比例</translation>
    </message>
    <message>
        <source>Share of flagged answers</source>
        <translation>有标记的作答所占比例</translation>
    </message>
    <message>
        <source>Median time, in milliseconds</source>
        <translation>用时中位数（毫秒）</translation>
    </message>
    <message>
        <source>Limit for fast answers, in milliseconds</source>
        <translation>过快作答的界限（毫秒）</translation>
    </message>
    <message>
        <source>Limit for slow answers, in milliseconds</source>
        <translation>过慢作答的界限（毫秒）</translation>
    </message>
    <message>
        <source>The limit for slow answers must be above the limit for fast answers.</source>
        <translation>过慢作答的界限必须大于过快作答的界限。</translation>
    </message>
    <message>
        <source>The instructions are empty.</source>
        <translation>说明是空的。</translation>
    </message>
    <message>
        <source>The instructions exist in one language only; everybody reads them in that language.</source>
        <translation>说明只有一种语言，所有参与者都读这种语言的说明。</translation>
    </message>
    <message>
        <source>The consent text is empty.</source>
        <translation>同意书是空的。</translation>
    </message>
    <message>
        <source>The consent text exists in one language only; everybody reads it in that language.</source>
        <translation>同意书只有一种语言，所有参与者都读这种语言的同意书。</translation>
    </message>
    <message>
        <source>Missing in the Chinese instructions: %1. Replace each {{ }} and the words in it with this information.</source>
        <translation>中文说明还缺：%1。请用这些内容替换 {{ }} 及其中的文字。</translation>
    </message>
    <message>
        <source>Missing in the English instructions: %1. Replace each {{ }} and the words in it with this information.</source>
        <translation>英文说明还缺：%1。请用这些内容替换 {{ }} 及其中的文字。</translation>
    </message>
    <message>
        <source>Missing in the Chinese consent text: %1. Replace each {{ }} and the words in it with this information.</source>
        <translation>中文同意书还缺：%1。请用这些内容替换 {{ }} 及其中的文字。</translation>
    </message>
    <message>
        <source>Missing in the English consent text: %1. Replace each {{ }} and the words in it with this information.</source>
        <translation>英文同意书还缺：%1。请用这些内容替换 {{ }} 及其中的文字。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyReport</name>
    <message>
        <source>“%1” is still a draft: freeze it and let people take part first.</source>
        <translation>“%1”还是草稿：请先冻结，再让参与者作答。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyReportText</name>
    <message>
        <source>Human study “%1”</source>
        <translation>人类基线研究“%1”</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyRulesForm</name>
    <message>
        <source>Gold accuracy below</source>
        <translation>金标准题正确率低于</translation>
    </message>
    <message>
        <source>Share of flagged answers is above</source>
        <translation>有标记的作答所占比例高于</translation>
    </message>
    <message>
        <source>Median time below</source>
        <translation>用时中位数短于</translation>
    </message>
    <message>
        <source>Response time below</source>
        <translation>用时短于</translation>
    </message>
    <message>
        <source>Response time above</source>
        <translation>用时长于</translation>
    </message>
    <message>
        <source>Exclude participants with</source>
        <translation>排除有下列情况的参与者</translation>
    </message>
    <message>
        <source>Exclude answers with</source>
        <translation>排除有下列情况的单次作答</translation>
    </message>
    <message>
        <source>Background questions</source>
        <translation>询问参与者的个人情况</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>不启用</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds behind a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Prior exposure to similar questions</source>
        <translation>以前见过这类题目</translation>
    </message>
    <message>
        <source>Share of main items answered with an option is below</source>
        <translation>选了选项的正式题目比例低于</translation>
    </message>
    <message>
        <source>The rules are set before the study starts and are frozen with it. The report shows results with and without the rules. Time-outs do not count as answered with an option.</source>
        <translation>规则在研究开始前写定，随研究一起冻结。报告同时给出应用规则前后的结果。超时不算选了选项。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudySeats</name>
    <message>
        <source>There is no participant “%1” in any started study.</source>
        <translation>已开始的研究中没有参与者“%1”。</translation>
    </message>
    <message>
        <source>Several studies have a participant “%1”: %2.</source>
        <translation>有几项研究都有参与者“%1”：%2。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudySelection</name>
    <message numerus="yes">
        <source>%n practice or gold item(s) use an image that a main item also uses.</source>
        <translation>
            <numerusform>%n 道练习题或金标准题的图片也出现在正式题目中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) without a label in the dimension “%1” are excluded.</source>
        <translation>
            <numerusform>%n 道题在维度“%1”上没有标签，已排除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have several labels in the dimension “%1”; the first label is used.</source>
        <translation>
            <numerusform>%n 道题在维度“%1”上有多个标签，按第一个计。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) match the practice item filter, so they are not main items.</source>
        <translation>
            <numerusform>%n 道题符合练习题的筛选条件，因此不是正式题目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) match the gold item filter, so they are not main items.</source>
        <translation>
            <numerusform>%n 道题符合金标准题的筛选条件，因此不是正式题目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) match the filter but are not accepted yet, so these items are excluded.</source>
        <translation>
            <numerusform>%n 道题符合筛选条件但尚未通过，已排除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) with a wrong number of correct options are excluded.</source>
        <translation>
            <numerusform>%n 道题的正确选项个数不对，已排除。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::StudyService</name>
    <message>
        <source>There is no study in this project yet.</source>
        <translation>这个项目还没有研究。</translation>
    </message>
    <message>
        <source>There is no study “%1”. Available: %2.</source>
        <translation>没有研究“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Study %1</source>
        <translation>研究 %1</translation>
    </message>
    <message>
        <source>This study is frozen and can no longer be changed.</source>
        <translation>这项研究已冻结，不能再更改。</translation>
    </message>
    <message>
        <source>This study is already frozen.</source>
        <translation>这项研究已经冻结。</translation>
    </message>
    <message>
        <source>A name must have 1 to 100 characters.</source>
        <translation>名称须为 1 至 100 个字符。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudySession</name>
    <message>
        <source>Please choose one answer in each row. “Prefer not to say” is also an answer.</source>
        <translation>请在每一行选一项；也可以选“不愿透露”。</translation>
    </message>
    <message>
        <source>This study has not started yet.</source>
        <translation>这项研究还没有开始。</translation>
    </message>
    <message>
        <source>This study has ended. Thank you for your interest.</source>
        <translation>这项研究已经结束。谢谢您的关注。</translation>
    </message>
    <message numerus="yes">
        <source>You had to continue this study within %n hour(s) after a break. This time limit has passed. Your answers are kept. Please tell the person who invited you.</source>
        <translation>
            <numerusform>这项研究须在中断后 %n 小时之内继续，现在已经超过时限。您的回答都已保存。请告诉邀请您的人。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already finished this study; your answers cannot be changed.</source>
        <translation>您已完成这项研究，回答不能再修改。</translation>
    </message>
    <message>
        <source>Please agree to take part first.</source>
        <translation>请先同意参加。</translation>
    </message>
    <message>
        <source>You have agreed to take part already.</source>
        <translation>您已经同意参加了。</translation>
    </message>
    <message>
        <source>“%1” is not a possible answer to “%2”.</source>
        <translation>“%1”不是“%2”的可选答案。</translation>
    </message>
    <message>
        <source>This question is not planned for you.</source>
        <translation>这道题不在为您安排的题目之中。</translation>
    </message>
    <message>
        <source>A question no longer has the options that were planned. Please tell the person who invited you.</source>
        <translation>有一道题的选项已与原定的不同。请告诉邀请您的人。</translation>
    </message>
    <message>
        <source>This study has no time limit.</source>
        <translation>这项研究没有时间限制。</translation>
    </message>
    <message>
        <source>Please choose an option first.</source>
        <translation>请先选一个选项。</translation>
    </message>
    <message>
        <source>This option does not belong to the question.</source>
        <translation>这个选项不是这道题的。</translation>
    </message>
    <message>
        <source>The time of an answer cannot be negative.</source>
        <translation>作答时间不能为负。</translation>
    </message>
    <message>
        <source>This study does not let you go back to that question.</source>
        <translation>这项研究不允许回到那道题。</translation>
    </message>
    <message>
        <source>Some questions are not answered yet.</source>
        <translation>还有题没有作答。</translation>
    </message>
    <message>
        <source>You have withdrawn from this study. Your answers were deleted.</source>
        <translation>您已退出这项研究，您的回答已删除。</translation>
    </message>
    <message>
        <source>Your questions are in a work package; answer them there. If in doubt, please ask the person who invited you.</source>
        <translation>您的题目在工作包里，请在工作包中作答；如有疑问，请询问邀请您的人。</translation>
    </message>
    <message>
        <source>Choose only one option for this question.</source>
        <translation>这道题只能选一个选项。</translation>
    </message>
    <message>
        <source>Your participation was ended by the research team. The answers you gave are kept.</source>
        <translation>研究团队已提前结束您的参与。您已作的回答会保留。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudySimulation</name>
    <message>
        <source>Guesses at random</source>
        <translation>随机作答</translation>
    </message>
    <message>
        <source>Always correct</source>
        <translation>全部答对</translation>
    </message>
    <message>
        <source>60% correct</source>
        <translation>60% 答对</translation>
    </message>
    <message>
        <source>80% correct</source>
        <translation>80% 答对</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyStore</name>
    <message>
        <source>There is a study named “%1” already.</source>
        <translation>已有名为“%1”的研究。</translation>
    </message>
    <message>
        <source>Only a draft without participants can be removed.</source>
        <translation>只有无人参加的草稿才能删除。</translation>
    </message>
    <message>
        <source>This study is not in the project.</source>
        <translation>项目中没有这项研究。</translation>
    </message>
    <message>
        <source>This version of the texts is not in the study.</source>
        <translation>研究中没有这一版文本。</translation>
    </message>
    <message>
        <source>This participant is not in the project.</source>
        <translation>项目中没有这位参与者。</translation>
    </message>
    <message>
        <source>This trial is not in the project.</source>
        <translation>项目中没有这个试次。</translation>
    </message>
    <message>
        <source>This question has been answered already.</source>
        <translation>这道题已经回答过。</translation>
    </message>
    <message>
        <source>The write-ahead log beside the project file. It is emptied once all windows with this project are closed.</source>
        <translation>项目文件旁的预写日志。所有打开该项目的窗口都关闭后，它会被清空。</translation>
    </message>
    <message>
        <source>Backups of the server itself, and backups of this project on other computers.</source>
        <translation>服务器自身的备份，以及其他电脑上保存的本项目备份。</translation>
    </message>
    <message>
        <source>The data files of the server, until the server cleans up the tables.</source>
        <translation>服务器的数据文件，直到服务器清理相关的表为止。</translation>
    </message>
    <message>
        <source>Simulated participants with work packages cannot be removed.</source>
        <translation>已有工作包的模拟参与者不能删除。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyTable</name>
    <message>
        <source>%1 to %2</source>
        <comment>an interval</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>After exclusions</source>
        <translation>排除之后</translation>
    </message>
    <message>
        <source>People</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>Excluded by the rules</source>
        <translation>按规则排除</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>Excluded answers</source>
        <translation>排除的单次作答</translation>
    </message>
    <message>
        <source>Mean over people ± SD, %</source>
        <translation>各人正确率的均值 ± 标准差，%</translation>
    </message>
    <message>
        <source>95 % CI of the mean (t), %</source>
        <translation>均值的 95% 区间（t），%</translation>
    </message>
    <message>
        <source>Best participant, %</source>
        <translation>最高者，%</translation>
    </message>
    <message>
        <source>Worst participant, %</source>
        <translation>最低者，%</translation>
    </message>
    <message>
        <source>Trimmed mean ± SD, %</source>
        <translation>去极值均值 ± 标准差，%</translation>
    </message>
    <message>
        <source>Pooled accuracy, %</source>
        <translation>合并正确率，%</translation>
    </message>
    <message>
        <source>95 % CI of pooled accuracy (clustered by item), %</source>
        <translation>合并正确率的 95% 区间（按题目聚类），%</translation>
    </message>
    <message>
        <source>Chance level, %</source>
        <translation>随机水平，%</translation>
    </message>
    <message>
        <source>p (above chance)</source>
        <translation>p（高于随机）</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s α of the chosen options</source>
        <translation>所选选项的 Krippendorff α</translation>
    </message>
    <message>
        <source>Median time, s</source>
        <translation>用时中位数，秒</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>正确率，%</translation>
    </message>
    <message>
        <source>95 % CI</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>Gold items correct</source>
        <translation>金标准题答对数</translation>
    </message>
    <message>
        <source>Flagged answers</source>
        <translation>有标记的作答</translation>
    </message>
    <message>
        <source>Reason for exclusion</source>
        <translation>排除原因</translation>
    </message>
    <message>
        <source>Simulated (%1).</source>
        <translation>模拟（%1）。</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Mean ± SD, %</source>
        <translation>均值 ± 标准差，%</translation>
    </message>
    <message>
        <source>95 % CI (t)</source>
        <translation>95% 区间（t）</translation>
    </message>
    <message>
        <source>Models, %</source>
        <translation>模型，%</translation>
    </message>
    <message>
        <source>People − models</source>
        <translation>人 − 模型</translation>
    </message>
    <message>
        <source>95 % CI of the difference</source>
        <translation>差值的 95% 区间</translation>
    </message>
    <message>
        <source>Best, %</source>
        <translation>最高，%</translation>
    </message>
    <message>
        <source>Worst, %</source>
        <translation>最低，%</translation>
    </message>
    <message>
        <source>Trimmed, %</source>
        <translation>去极值，%</translation>
    </message>
    <message>
        <source>Pooled, %</source>
        <translation>合并，%</translation>
    </message>
    <message>
        <source>All items</source>
        <translation>全部题目</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>dimension, label</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>People, %</source>
        <translation>人，%</translation>
    </message>
    <message>
        <source>Model, %</source>
        <translation>模型，%</translation>
    </message>
    <message>
        <source>People − model</source>
        <translation>人 − 模型</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准误</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Correct, %</source>
        <translation>正确率，%</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Chosen by people</source>
        <translation>人类所选</translation>
    </message>
    <message>
        <source>Chosen by models</source>
        <translation>模型所选</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题干</translation>
    </message>
    <message>
        <source>Lower quartile, s</source>
        <translation>下四分位，秒</translation>
    </message>
    <message>
        <source>Median, s</source>
        <translation>中位数，秒</translation>
    </message>
    <message>
        <source>Upper quartile, s</source>
        <translation>上四分位，秒</translation>
    </message>
    <message>
        <source>Median (correct), s</source>
        <translation>中位数（答对），秒</translation>
    </message>
    <message>
        <source>Median (incorrect), s</source>
        <translation>中位数（答错），秒</translation>
    </message>
    <message>
        <source>Shortest, s</source>
        <translation>最短，秒</translation>
    </message>
    <message>
        <source>Longest, s</source>
        <translation>最长，秒</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>排序依据</translation>
    </message>
    <message>
        <source>People without answers in some categories</source>
        <translation>在某些类别没有作答的人数</translation>
    </message>
    <message>
        <source>Kendall&apos;s W</source>
        <translation>Kendall W</translation>
    </message>
    <message>
        <source>Mean ranks (1 = lowest accuracy or shortest time)</source>
        <translation>平均名次（1 = 正确率最低或用时最短）</translation>
    </message>
    <message>
        <source>median time</source>
        <translation>用时中位数</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>正确率</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>People vs. models</source>
        <translation>人类与模型</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Rankings</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>The results include simulated participants, so they are not results of humans alone.</source>
        <translation>结果含模拟参与者，并非全部来自真人。</translation>
    </message>
    <message>
        <source>The study is still running: results may change.</source>
        <translation>研究仍在进行：结果还会变化。</translation>
    </message>
    <message>
        <source>Accuracy is the number of correct answers divided by the number of all answers. A timeout counts as an answer that is not correct; unanswered questions are excluded. Practice and gold questions do not count. n counts answers.</source>
        <translation>正确率 = 答对数 ÷ 全部作答数；超时也算作答，按不正确计，未作答的题目不计。练习题与金标准题不计入正确率。n 为作答数。</translation>
    </message>
    <message>
        <source>Every trimmed mean leaves out the participant with the highest accuracy (%1) and the one with the lowest (%2).</source>
        <translation>去极值均值：各列都不计正确率最高者（%1）和最低者（%2）。</translation>
    </message>
    <message>
        <source>A question with several labels of a dimension counts under each of these labels. “p (above chance)” comes from a one-sided binomial test: the chance level of each question is 1 ÷ number of options. The answers of one person are not fully independent.</source>
        <translation>同一维度有多个标签的题目在每个标签中都计数。“p（高于随机）”：单侧二项检验，每题的随机水平为 1 ÷ 选项数；同一人的作答并非完全独立。</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) have not answered all their questions. Their accuracy on the questions that they answered counts like everybody else&apos;s.</source>
        <translation>
            <numerusform>%n 人尚未答完全部题目；他们的正确率按已答的题目计算，与其他人的正确率同样计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kendall&apos;s W shows how much people agree in their ranking of the categories. For each person, the categories of a dimension are ranked by that person&apos;s accuracy (or median time); only people with answers in all categories are included.</source>
        <translation>Kendall W 表示：按各人的成绩给类别排序时，各人得出的顺序有多一致。顺序由程序得出：在同一维度内，按每个人在各类别上的正确率（或用时中位数）排列类别。只计算在每个类别都有作答的人。</translation>
    </message>
    <message numerus="yes">
        <source>%n simulated participant(s) are not included.</source>
        <translation>
            <numerusform>%n 名模拟参与者未计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>People vs. models: each item that both have answered counts once. The interval is for the mean difference, clustered by image.</source>
        <translation>人类与模型比较：双方都作答的题目，每道计一次；区间是平均差值的置信区间，同一图片的题目作为一个聚类。</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) withdrew: their answers were deleted and are not counted.</source>
        <translation>
            <numerusform>%n 人已退出：其作答已删除，不计入任何统计。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single answer(s)</source>
        <translation>
            <numerusform>%n 次作答</numerusform>
        </translation>
    </message>
    <message>
        <source>All participants</source>
        <translation>全部参与者</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Pairwise agreement, mean over items, %</source>
        <translation>两两一致率（各题均值），%</translation>
    </message>
    <message>
        <source>Excluded: gold accuracy too low</source>
        <translation>排除：金标准题正确率太低</translation>
    </message>
    <message>
        <source>Excluded: answered too fast</source>
        <translation>排除：作答太快</translation>
    </message>
    <message>
        <source>Excluded: answered too few questions</source>
        <translation>排除：作答的题目太少</translation>
    </message>
    <message>
        <source>Excluded: too many flagged answers</source>
        <translation>排除：有标记的作答太多</translation>
    </message>
    <message>
        <source>Excluded: had seen similar questions before</source>
        <translation>排除：以前见过这类题目</translation>
    </message>
    <message>
        <source>Participant flow</source>
        <translation>参与流程</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>Invited</source>
        <translation>已邀请</translation>
    </message>
    <message>
        <source>Opened the study</source>
        <translation>打开了研究</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>拒绝参加</translation>
    </message>
    <message>
        <source>Agreed and began</source>
        <translation>同意并开始</translation>
    </message>
    <message>
        <source>Withdrew</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Of these: came back too late</source>
        <translation>其中：回来太晚</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Included in the results</source>
        <translation>计入统计</translation>
    </message>
    <message>
        <source>The mean over people weights every person equally; pooled accuracy weights every answer equally. The interval of pooled accuracy is clustered by item. Other intervals over people are t intervals; intervals of one person or item are Wilson intervals.</source>
        <translation>各人正确率的均值中，每人权重相同；合并正确率中，每次作答权重相同。合并正确率的区间按题目聚类；其他按人计算的区间为 t 区间，单人或单题的区间为 Wilson 区间。</translation>
    </message>
    <message>
        <source>The exclusion rules were fixed before the study started. They exclude %1. From the other participants, they exclude %2 because of the response times.</source>
        <comment>people, single answers</comment>
        <translation>排除规则在研究开始前已确定。按规则排除了 %1；其余参与者另有 %2 因用时被排除。</translation>
    </message>
    <message>
        <source>Agreement compares the chosen options as nominal values, numbered in the author&apos;s order. Timeouts are missing values. Only questions with two or more answers count (number of these questions: %1). Pairwise agreement: for each question, the share of pairs of people who chose the same option; then the mean over these questions. Every question has the same weight.</source>
        <translation>一致性：比较所选的选项（按作者写的选项顺序编号，名义尺度）；超时按缺失处理；只计有两人及以上作答的题目（共 %1 道）。两两一致率：每道题把作答者两两配对，算出选择相同的配对所占比例，再对各题取平均。每道题权重相同。</translation>
    </message>
    <message>
        <source>If several options can be chosen for a question, an answer is correct only if it has all correct options and no incorrect option. The chance level of such a question is 1 ÷ (2^k − 1), where k is the number of options. The counts of chosen options include each option of an answer; agreement and the most frequent answer are based on whole answers.</source>
        <translation>可选多个选项的题目，选出全部正确选项、且没有选错才算正确。随机水平为 1 ÷ (2^k − 1)，k 为选项数。统计各选项的选择人数时，一份作答中的每个选项都计数；一致性和最常见的作答以整份作答为准。</translation>
    </message>
    <message>
        <source>Participant flow: counted from the stored records. “Opened the study” and “Declined” are recorded only on the computer that the participant used (until the work package is returned). A person excluded by several rules counts under each rule.</source>
        <translation>参与流程：按保存的记录统计。“打开了研究”和“拒绝参加”只记录在当时使用的电脑上（直到工作包交回）。被多条规则排除的人，在每条规则中各计一次。</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyTableModel</name>
    <message>
        <source>Press Enter or double-click to open the answers.</source>
        <translation>按回车或双击可查看作答。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, figure</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::StudyTextsForm</name>
    <message>
        <source>Version %1</source>
        <translation>第 %1 版</translation>
    </message>
    <message>
        <source>Instructions, Chinese</source>
        <translation>说明（中文）</translation>
    </message>
    <message>
        <source>Instructions, English</source>
        <translation>说明（英文）</translation>
    </message>
    <message>
        <source>Consent, Chinese</source>
        <translation>同意书（中文）</translation>
    </message>
    <message>
        <source>Consent, English</source>
        <translation>同意书（英文）</translation>
    </message>
    <message>
        <source>Text to edit</source>
        <translation>要编辑的文本</translation>
    </message>
    <message>
        <source>Text, as Markdown</source>
        <translation>文本（Markdown）</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>yuyi::Submissions</name>
    <message>
        <source>Somebody has already answered the questions of this image, so you cannot withdraw your submission. If a problem is reported, the image is returned to you.</source>
        <translation>这张图片的题目已经有人作答，因此不能撤回提交。如果收到问题报告，图片会退回给您。</translation>
    </message>
    <message>
        <source>An adjudicator is already working on this image, so you cannot withdraw your submission. Ask the adjudicator to return the image.</source>
        <translation>裁决员已经在处理这张图片的分歧，因此不能撤回提交。请让裁决员退回图片。</translation>
    </message>
</context>
<context>
    <name>yuyi::FlaggedItemDetail</name>
    <message>
        <source>Listed again</source>
        <translation>已重新列出</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>letter, count</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人类</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s): %1</source>
        <translation>
            <numerusform>%n 次作答：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Without image</source>
        <translation>不看图</translation>
    </message>
    <message>
        <source>%1 of %2 models are correct</source>
        <translation>%2 个模型中有 %1 个答对</translation>
    </message>
    <message>
        <source>Discussed</source>
        <translation>讨论过</translation>
    </message>
    <message>
        <source>Returned on %1</source>
        <translation>于 %1 退回</translation>
    </message>
    <message>
        <source>Confirmed as correct on %1</source>
        <translation>于 %1 确认无误</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>已看过</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was done, why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1*</source>
        <comment>a result that a person overruled</comment>
        <translation>%1*</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Model responses</source>
        <translation>模型的回答</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Leads return questions for review, or confirm that the questions are correct.</source>
        <translation>由负责人把题目退回重新评审，或确认题目无误。</translation>
    </message>
    <message>
        <source>Options, and number of models that chose each option</source>
        <translation>各选项，以及选择该选项的模型数</translation>
    </message>
    <message>
        <source>On %1, the team decided to keep the key.</source>
        <translation>团队于 %1 决定保留答案。</translation>
    </message>
    <message>
        <source>Note (if empty, the reasons above are used)</source>
        <translation>备注（留空则使用上述理由）</translation>
    </message>
</context>
<context>
    <name>yuyi::FlaggedItemFilters</name>
    <message>
        <source>%1: %2</source>
        <comment>state, count</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>models with the picture, models without</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) given the image</source>
        <translation>
            <numerusform>%n 个模型看图作答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without image</source>
        <translation>
            <numerusform>%n 个不看图</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>全部 %1</translation>
    </message>
    <message>
        <source>All reasons</source>
        <translation>全部理由</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>reason, count</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>全部类别</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>dimension, label</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>All models agree</source>
        <translation>全部模型一致</translation>
    </message>
    <message>
        <source>≥ %1 % of models give the same answer</source>
        <translation>至少 %1% 的模型答案一致</translation>
    </message>
    <message>
        <source>Most models agree</source>
        <translation>多数模型一致</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>How many models must agree</source>
        <translation>模型一致程度的下限</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Models ≥</source>
        <translation>模型数 ≥</translation>
    </message>
    <message>
        <source>Human answers ≥</source>
        <translation>人类作答数 ≥</translation>
    </message>
    <message>
        <source>Models correct without image ≥</source>
        <translation>不看图答对的模型数 ≥</translation>
    </message>
    <message>
        <source>Minimum number of models that were run without the image; every model run without the image must answer correctly</source>
        <translation>不看图作答的模型数下限（这些模型须全部答对）</translation>
    </message>
    <message>
        <source>Minimum number of models with a reply</source>
        <translation>作答模型数的下限</translation>
    </message>
    <message>
        <source>Minimum number of human answers</source>
        <translation>人类作答数的下限</translation>
    </message>
</context>
<context>
    <name>yuyi::FlaggedItems</name>
    <message>
        <source>This question was changed or removed.</source>
        <translation>这道题已被修改或删除。</translation>
    </message>
    <message>
        <source>The team is discussing this question already.</source>
        <translation>团队已在讨论这道题。</translation>
    </message>
    <message>
        <source>People are answering this question blind; it can be discussed once this validation round is decided.</source>
        <translation>正有人盲答这道题；这一轮有结果后才能讨论。</translation>
    </message>
    <message>
        <source>The author of this question is not in this project, so the question cannot be returned to the author. Use “Return to Review”: the team then decides what to do.</source>
        <translation>这道题不是本项目成员写的，无法退回作者。请改用“退回评审”，由团队决定如何处理。</translation>
    </message>
    <message>
        <source>This question is still on the list.</source>
        <translation>这道题仍在列表中。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fault and how often it was found</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between faults</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>In error review, experts marked the annotation as wrong in %n case(s).</source>
        <translation>
            <numerusform>错误分析中，专家在 %n 个样例里判定标注有误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In error review, experts marked the annotation as wrong in %n case(s); an expert&apos;s note: “%1”</source>
        <translation>
            <numerusform>错误分析中，专家在 %n 个样例里判定标注有误；专家的备注：“%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>Annotation wrong</source>
        <translation>标注有误</translation>
    </message>
    <message>
        <source>Image not needed</source>
        <translation>不需图片</translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>有人报告问题</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>待处理</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>评审中</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>已看过</translation>
    </message>
    <message>
        <source>%1 of %2 models choose %3; the correct option, %5, is chosen by %4.</source>
        <translation>%2 个模型中有 %1 个选 %3；选正确答案 %5 的有 %4 个。</translation>
    </message>
    <message>
        <source>%1 of %2 people choose %3; the correct option, %5, is chosen by %4.</source>
        <translation>%2 人中有 %1 人选 %3；选正确答案 %5 的有 %4 人。</translation>
    </message>
    <message>
        <source>%1 of %2 models are correct without the image.</source>
        <translation>不看图时，%2 个模型中有 %1 个答对。</translation>
    </message>
    <message>
        <source>%1 of %2 validators reported a problem (%3).</source>
        <translation>%2 位验证员中有 %1 位报告问题（%3）。</translation>
    </message>
    <message>
        <source>You still have to annotate this image or answer its question blind, so somebody else must check the question.</source>
        <translation>您还要标注这张图片或盲答它的题目，因此须由别人检查这道题。</translation>
    </message>
    <message>
        <source>Models against key</source>
        <translation>模型与答案不符</translation>
    </message>
    <message>
        <source>People against key</source>
        <translation>人类与答案不符</translation>
    </message>
    <message>
        <source>Correct option is longest</source>
        <translation>正确选项最长</translation>
    </message>
    <message>
        <source>The correct option has %1 characters; the next longest option has %2. Of the %4 models with low accuracy on other questions, %3 choose the correct option.</source>
        <translation>正确选项有 %1 个字，次长的选项有 %2 个字；在其他题上正确率低的 %4 个模型中，有 %3 个选了正确选项。</translation>
    </message>
</context>
<context>
    <name>yuyi::FlaggedItemsModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, listed again
%2</source>
        <translation>%1，已重新列出
%2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>key and the option that others choose</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Image of %1</source>
        <translation>%1 的图片</translation>
    </message>
    <message>
        <source>The key, and the option that models or people choose instead</source>
        <translation>正确答案，以及模型或人另选的选项</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Chosen instead</source>
        <translation>另选的选项</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人类</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>可疑得分</translation>
    </message>
    <message>
        <source>The sum of: 3 × share of models that agree on an option other than the key; 3 × share of people who agree on such an option; 2 if this option is the same for models and people; 3 if an expert marked the annotation as wrong; 2 if models are correct without the image; 1 if the key is the longest option; 1 for reported problems</source>
        <translation>以下各项之和（“另一选项”指正确答案以外的选项）：3 × 一致选另一选项的模型比例；3 × 一致选另一选项的人数比例；模型和人选的另一选项相同，加 2；有专家判定标注有误，加 3；模型不看图也答对，加 2；正确选项最长，加 1；有人报告问题，加 1</translation>
    </message>
</context>
<context>
    <name>yuyi::FlaggedItemsView</name>
    <message>
        <source>Return to Review</source>
        <translation>退回评审</translation>
    </message>
    <message>
        <source>Return to Author</source>
        <translation>退回作者</translation>
    </message>
    <message>
        <source>Put Back on the List</source>
        <translation>放回列表</translation>
    </message>
    <message>
        <source>Write Note on Flagged Item</source>
        <translation>为可疑题目写备注</translation>
    </message>
    <message>
        <source>Open in Results</source>
        <translation>在“结果”中打开</translation>
    </message>
    <message>
        <source>Export Flagged Items…</source>
        <translation>导出可疑题目…</translation>
    </message>
    <message>
        <source>Item %1 is now with the team: its discussion is open on the Validate page.</source>
        <translation>%1 已交给团队：“盲测验证”页上已开始讨论。</translation>
    </message>
    <message>
        <source>Item %1 was returned to its author.</source>
        <translation>%1 已退回作者。</translation>
    </message>
    <message>
        <source>Item %1 is kept. It will be listed again if there is new evidence.</source>
        <translation>%1 已保留；有新证据时会重新列出。</translation>
    </message>
    <message>
        <source>Item %1 is listed again.</source>
        <translation>%1 已重新列出。</translation>
    </message>
    <message>
        <source>Table of flagged items</source>
        <translation>可疑题目表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>The table is saved.</source>
        <translation>表格已保存。</translation>
    </message>
    <message>
        <source>Flagged items</source>
        <translation>可疑题目</translation>
    </message>
    <message>
        <source>Comparing answers…</source>
        <translation>正在比较作答…</translation>
    </message>
    <message>
        <source>No flagged items here.</source>
        <translation>这里没有可疑题目。</translation>
    </message>
    <message>
        <source>A question is listed in any of these cases: models or people agree on an option other than the key; models are correct without the image; experts or validators reported a problem; the key is by far the longest option, and models with low accuracy on other questions choose the key.</source>
        <translation>有下列情况之一的题目会列在这里：模型或人一致选择正确答案以外的选项；模型不看图也答对；专家或验证员报告了问题；正确选项明显最长，而且在其他题上正确率低的模型也选了它。</translation>
    </message>
    <message>
        <source>Keep Question</source>
        <translation>保留题目</translation>
    </message>
    <message>
        <source>Switch Filter to Next Reason</source>
        <translation>换下一种理由筛选</translation>
    </message>
</context>
<context>
    <name>yuyi::TabbedPage</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
</context>
<context>
    <name>yuyi::TablesView</name>
    <message>
        <source>Overall</source>
        <translation>总体</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) are incomplete.</source>
        <translation>
            <numerusform>另有 %n 行的数据不完整。</numerusform>
        </translation>
    </message>
    <message>
        <source>No runs selected. Press U to select runs.</source>
        <translation>没有选择评测。按 U 选择。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Export the Table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>LaTeX (*.tex);;Markdown (*.md);;CSV (*.csv);;Excel (*.xlsx)</source>
        <translation>LaTeX (*.tex);;Markdown (*.md);;CSV (*.csv);;Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>Tables are saved as .tex, .md, .csv or .xlsx, not as “%1”.</source>
        <translation>表格可存为 .tex、.md、.csv 或 .xlsx，不能存为“%1”。</translation>
    </message>
    <message>
        <source>The table is saved.</source>
        <translation>表格已保存。</translation>
    </message>
    <message>
        <source>The table is copied as Markdown.</source>
        <translation>表格已复制为 Markdown。</translation>
    </message>
    <message>
        <source>Table of results</source>
        <translation>结果表</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
</context>
<context>
    <name>yuyi::TakersTable</name>
    <message>
        <source>not decided</source>
        <translation>未决定</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Everybody has submitted. The batch can be revealed.</source>
        <translation>所有人都已提交，可以公布这个批次。</translation>
    </message>
    <message>
        <source>Everybody labels these images on the Annotate page, where these images come before other new images. Labels of other people are hidden until the batch is revealed.</source>
        <translation>每个人在“标注”页标注这些图片，它们排在其他新图片之前。批次公布之前看不到别人的标签。</translation>
    </message>
    <message>
        <source>People who take part</source>
        <translation>参与人员</translation>
    </message>
    <message>
        <source>Note to the person; required if the person must repeat the calibration</source>
        <translation>给此人的说明；要求重标时必填</translation>
    </message>
    <message>
        <source>Note to the person</source>
        <translation>给此人的说明</translation>
    </message>
    <message>
        <source>must repeat</source>
        <translation>须重标</translation>
    </message>
    <message>
        <source>%1 of %2 images repeated</source>
        <translation>已重标：%1 / %2</translation>
    </message>
    <message>
        <source>After passing, people start regular annotation. People who must repeat the calibration get the images that they submitted again, with your note.</source>
        <translation>通过的人进入正式标注；需要重标的人会再次得到自己提交过的图片，并看到您的说明。</translation>
    </message>
</context>
<context>
    <name>yuyi::TalkStore</name>
    <message>
        <source>This comment is no longer in the project.</source>
        <translation>项目中已没有这条评论。</translation>
    </message>
    <message>
        <source>This version of the guideline is not in the project.</source>
        <translation>项目中没有标注指南的这个版本。</translation>
    </message>
</context>
<context>
    <name>yuyi::TeamList</name>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>待办 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n submitted</source>
        <translation>
            <numerusform>已提交 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between roles</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <translation>
            <numerusform>被退回 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answered</source>
        <comment>questions</comment>
        <translation>
            <numerusform>已答 %Ln 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln adjudicated</source>
        <comment>cases</comment>
        <translation>
            <numerusform>已裁决 %Ln 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) to answer</source>
        <translation>
            <numerusform>%Ln 道题待答</numerusform>
        </translation>
    </message>
    <message>
        <source>active %1 ago</source>
        <comment>how long</comment>
        <translation>%1前活跃</translation>
    </message>
    <message>
        <source>Open: all tasks this person holds, including returned work and expired reservations.</source>
        <translation>待办：此人手上的全部任务，包括退回的工作和已过期的预留。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Left the project</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>People of the project</source>
        <translation>项目人员</translation>
    </message>
</context>
<context>
    <name>yuyi::TextCommands</name>
    <message>
        <source>Measure Text</source>
        <translation>测量文字</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>剔除</translation>
    </message>
    <message>
        <source>Draw a Text Area</source>
        <translation>框选一个文字区域</translation>
    </message>
    <message>
        <source>Mark Area as Not Text</source>
        <translation>把区域标为非文字</translation>
    </message>
    <message>
        <source>Mark Area as Text</source>
        <translation>把区域标为文字</translation>
    </message>
    <message>
        <source>Next Text Area</source>
        <translation>下一个文字区域</translation>
    </message>
    <message>
        <source>Show Images Near the Limit</source>
        <translation>查看文字占比接近上限的图片</translation>
    </message>
    <message>
        <source>Show Images Above the Limit</source>
        <translation>查看文字占比超过上限的图片</translation>
    </message>
    <message>
        <source>Show Images Below the Limit</source>
        <translation>查看文字占比未超过上限的图片</translation>
    </message>
    <message>
        <source>Show Manually Decided Images</source>
        <translation>查看人工决定去留的图片</translation>
    </message>
    <message>
        <source>Change the Limit</source>
        <translation>修改上限</translation>
    </message>
    <message>
        <source>Back to the Images</source>
        <translation>回到图片</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Actual Size</source>
        <translation>原始大小</translation>
    </message>
    <message>
        <source>Unreadable Images…</source>
        <translation>无法读取的图片…</translation>
    </message>
    <message>
        <source>Unreadable Images</source>
        <translation>无法读取的图片</translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) could not be read during the last measurement</source>
        <translation>
            <numerusform>上次测量有 %Ln 张图片无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>Move or Resize the Text Area</source>
        <translation>移动文字区域或改变大小</translation>
    </message>
    <message>
        <source>Move the Box</source>
        <translation>移动方框</translation>
    </message>
    <message>
        <source>Resize the Box</source>
        <translation>改变方框大小</translation>
    </message>
    <message>
        <source>Keep the Box</source>
        <translation>保存方框</translation>
    </message>
    <message>
        <source>Measure Again</source>
        <translation>重新测量</translation>
    </message>
    <message>
        <source>Apply Limit</source>
        <translation>应用上限</translation>
    </message>
</context>
<context>
    <name>yuyi::TextController</name>
    <message>
        <source>Text limit %1 applied</source>
        <translation>已应用文字上限 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) discarded</source>
        <translation>
            <numerusform>已剔除 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restored</source>
        <translation>
            <numerusform>恢复 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Image kept despite its text</source>
        <translation>虽有文字仍保留</translation>
    </message>
    <message>
        <source>Image discarded because of its text</source>
        <translation>因文字过多而剔除</translation>
    </message>
    <message>
        <source>Area marked as not text</source>
        <translation>该区域不是文字</translation>
    </message>
    <message>
        <source>Area marked as text</source>
        <translation>该区域是文字</translation>
    </message>
    <message>
        <source>Text area drawn</source>
        <translation>画了文字区域</translation>
    </message>
    <message>
        <source>Text area changed</source>
        <translation>改了文字区域</translation>
    </message>
</context>
<context>
    <name>yuyi::TextEngine</name>
    <message>
        <source>There is no image in which to look for text.</source>
        <translation>没有可以检测文字的图片。</translation>
    </message>
    <message>
        <source>The text of the image could not be detected.</source>
        <translation>无法检测这张图片中的文字。</translation>
    </message>
    <message>
        <source>The text models in %1 cannot be used; reinstall them.</source>
        <translation>%1 中的文字模型无法使用，请重新安装。</translation>
    </message>
    <message>
        <source>Tesseract cannot use its language data in %1; reinstall the data.</source>
        <translation>Tesseract 无法使用 %1 中的语言数据，请重新安装。</translation>
    </message>
    <message>
        <source>No text engine is installed. Install tesseract-ocr-chi-sim, or build Yuyi with its text models.</source>
        <translation>未安装任何文字引擎。请安装 tesseract-ocr-chi-sim，或在构建本程序时加入文字模型。</translation>
    </message>
    <message>
        <source>There is no text engine “%1” on this computer. Available: %2.</source>
        <translation>本机没有文字引擎“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>The text models are not installed; %1 is missing.</source>
        <translation>文字模型未安装：缺少 %1。</translation>
    </message>
    <message>
        <source>Tesseract has no data for Chinese or English; install tesseract-ocr-chi-sim and tesseract-ocr-eng.</source>
        <translation>Tesseract 没有中文或英文数据，请安装 tesseract-ocr-chi-sim 和 tesseract-ocr-eng。</translation>
    </message>
</context>
<context>
    <name>yuyi::TextFile</name>
    <message>
        <source>The file “%1” could not be written. Choose another location, or free some disk space.</source>
        <translation>无法写入“%1”。请换个位置，或腾出磁盘空间。</translation>
    </message>
</context>
<context>
    <name>yuyi::TextImagesPanel</name>
    <message>
        <source>Near the limit: %1</source>
        <translation>上限附近：%1</translation>
    </message>
    <message>
        <source>Above: %1</source>
        <translation>超过：%1</translation>
    </message>
    <message>
        <source>Below: %1</source>
        <translation>未超过：%1</translation>
    </message>
    <message>
        <source>Manually decided: %1</source>
        <translation>人工决定：%1</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <comment>text ratio of a bar, number of images</comment>
        <translation>%1 至 %2：%3</translation>
    </message>
    <message>
        <source>No image is near the limit.</source>
        <translation>没有文字占比接近上限的图片。</translation>
    </message>
    <message>
        <source>No images here.</source>
        <translation>这里没有图片。</translation>
    </message>
    <message>
        <source>Images by text ratio</source>
        <translation>按文字占比排列的图片</translation>
    </message>
</context>
<context>
    <name>yuyi::TextPage</name>
    <message numerus="yes">
        <source>%n image(s) discarded</source>
        <translation>
            <numerusform>已剔除 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>review band ±%1 %</source>
        <translation>复核区间 ±%1%</translation>
    </message>
    <message>
        <source>Limit %1</source>
        <translation>上限 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) would be discarded</source>
        <translation>
            <numerusform>%n 张将被剔除</numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring the text of the images…</source>
        <translation>正在测量图片中的文字…</translation>
    </message>
    <message>
        <source>No text engine is installed.</source>
        <translation>没有安装文字引擎。</translation>
    </message>
    <message>
        <source>Install tesseract-ocr with tesseract-ocr-chi-sim, or the text models of this program.</source>
        <translation>请安装 tesseract-ocr 和 tesseract-ocr-chi-sim，或本程序的文字模型。</translation>
    </message>
    <message>
        <source>No image has been measured yet.</source>
        <translation>还没有测量过图片中的文字。</translation>
    </message>
    <message>
        <source>The measurement finds the lines of text in each image and how much area they cover.</source>
        <translation>测量会找出每张图片中的文字行以及它们所占的面积。</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>引擎 %1</translation>
    </message>
    <message>
        <source>Text Ratio</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <source>Histogram of text ratios</source>
        <translation>文字占比直方图</translation>
    </message>
    <message>
        <source>No measurements yet</source>
        <translation>还没有测量结果</translation>
    </message>
    <message>
        <source>Text engine</source>
        <translation>文字引擎</translation>
    </message>
    <message>
        <source>There is no image to measure yet.</source>
        <translation>还没有可以测量的图片。</translation>
    </message>
    <message>
        <source>Collect images first, then measure their text.</source>
        <translation>请先收集图片，再测量其中的文字。</translation>
    </message>
    <message>
        <source>Go to Collect</source>
        <translation>去收集</translation>
    </message>
    <message>
        <source>The images were measured with %1. Measuring again uses a better engine; manual changes and decisions are kept.</source>
        <translation>图片中的文字是用 %1 测量的。重新测量会使用更好的引擎；人工修改和决定都会保留。</translation>
    </message>
    <message>
        <source>older engine</source>
        <translation>旧引擎</translation>
    </message>
    <message>
        <source>Kept Images Above the Limit</source>
        <translation>超过上限但已保留的图片</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) above the limit passed inspection. Discard these images, too?</source>
        <translation>
            <numerusform>有 %n 张图片超过上限，但甄别时已决定保留。是否也剔除这些图片？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n</source>
        <translation>
            <numerusform>剔除 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Text is still being measured. Apply the limit when all images have been measured.</source>
        <translation>正在测量文字。请在全部图片测量完成后再应用上限。</translation>
    </message>
    <message numerus="yes">
        <source>%n would be restored</source>
        <translation>
            <numerusform>将恢复 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>You can work on other pages during the measurement; results so far are kept.</source>
        <translation>测量期间可以在其他页面工作；已测量的结果会保留。</translation>
    </message>
    <message>
        <source>area covered by the text boxes ÷ area of the image</source>
        <translation>文字框覆盖的面积 ÷ 图片面积</translation>
    </message>
</context>
<context>
    <name>yuyi::TextPicturePanel</name>
    <message>
        <source>%1 of the image is text</source>
        <translation>文字占图片的 %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>Text areas</source>
        <translation>文字区域</translation>
    </message>
    <message>
        <source>Enter keeps the box · Esc cancels · arrow keys move the box, Shift + arrow keys resize it, Ctrl + arrow keys move it by single pixels</source>
        <translation>Enter 保存方框 · Esc 取消 · 方向键移动，Shift+方向键改大小，Ctrl+方向键逐像素移动</translation>
    </message>
</context>
<context>
    <name>yuyi::TextService</name>
    <message>
        <source>Stopped. The measurements made so far are kept.</source>
        <translation>已停止。已有的测量结果都保留。</translation>
    </message>
    <message>
        <source>The text of this image has not been measured yet. Measure it first.</source>
        <translation>这张图片的文字还没有测量。请先测量。</translation>
    </message>
</context>
<context>
    <name>yuyi::TextWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>discarded manually</source>
        <translation>人工剔除</translation>
    </message>
    <message>
        <source>kept manually</source>
        <translation>人工保留</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>剔除</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>(drawn manually)</source>
        <translation>（手画）</translation>
    </message>
    <message>
        <source>(text not recognised)</source>
        <translation>（未识别）</translation>
    </message>
</context>
<context>
    <name>yuyi::ThumbnailGrid</name>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>yuyi::TopBar</name>
    <message>
        <source>Act as %1</source>
        <translation>以 %1 的身份操作</translation>
    </message>
    <message>
        <source>Comments that mention me</source>
        <translation>有哪些评论提到了我</translation>
    </message>
    <message numerus="yes">
        <source>%n unread comment(s) mention you</source>
        <translation>
            <numerusform>%n 条未读评论提到了您</numerusform>
        </translation>
    </message>
    <message>
        <source>Comments that mention you</source>
        <translation>有哪些评论提到了您</translation>
    </message>
    <message>
        <source>Yuyi</source>
        <translation>寓意</translation>
    </message>
    <message>
        <source>Search images, pages or commands</source>
        <translation>搜索图片、页面或命令</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>yuyi::TopUpDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Top Up</source>
        <translation>补抽</translation>
    </message>
    <message>
        <source>Top Up the Sample</source>
        <translation>补充样本</translation>
    </message>
    <message numerus="yes">
        <source>The sample has %n case(s). They are kept; more are drawn with the same settings.</source>
        <translation>
            <numerusform>该样本已有 %n 个样例，全部保留；不足的部分按相同设置继续抽取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Total number of cases</source>
        <translation>样例总数</translation>
    </message>
</context>
<context>
    <name>yuyi::Tour</name>
    <message>
        <source>Your tasks</source>
        <translation>您的待办</translation>
    </message>
    <message>
        <source>Steps that each image goes through</source>
        <translation>一张图片的流程</translation>
    </message>
    <message>
        <source>Add raw images here</source>
        <translation>在这里添加原始图片</translation>
    </message>
    <message>
        <source>Drop a folder on the window. Every image keeps its full history: click an image to see all decisions and their reasons.</source>
        <translation>把文件夹拖到窗口上即可。每张图片都保留完整的历史：点击图片，可以看到所有决定及其原因。</translation>
    </message>
    <message>
        <source>Annotate with the keyboard</source>
        <translation>用键盘标注</translation>
    </message>
    <message>
        <source>Digits choose labels, Tab moves to the texts and the question, Ctrl+Enter submits. Everything is saved while you type, and Z undoes the last step.</source>
        <translation>数字键选择标签，Tab 进入文字和题目，Ctrl+Enter 提交。输入时自动保存，Z 撤销上一步。</translation>
    </message>
    <message>
        <source>Blind validation</source>
        <translation>盲测验证</translation>
    </message>
    <message>
        <source>Every question is answered by people who have not seen its key. If too few people answer correctly, the question is returned to its author with anonymous statistics.</source>
        <translation>每道题都由没有看过答案的人作答。答对人数不足的题会附上匿名统计退回作者。</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>查找任何内容</translation>
    </message>
    <message>
        <source>Ctrl+K finds pages, images and commands by name, without using the menus.</source>
        <translation>Ctrl+K 按名称查找页面、图片和命令，不必找菜单。</translation>
    </message>
    <message>
        <source>Shortcuts on each page</source>
        <translation>每一页的快捷键</translation>
    </message>
    <message>
        <source>Press ? to list the shortcuts of the current page. The user guide and this tour are in the Help menu.</source>
        <translation>按 ? 列出本页的快捷键。使用手册和本导览都在“帮助”菜单中。</translation>
    </message>
    <message>
        <source>Release and evaluate</source>
        <translation>发布与评测</translation>
    </message>
    <message>
        <source>The Release page writes accepted items to files; the Models page runs models on these items. The Results page shows accuracy with intervals, every reply, and comparisons. The Errors page shows why answers were wrong.</source>
        <translation>“发布”页把已通过的题目写成文件，“模型评测”页让模型回答这些题目。“结果”页列出正确率（附区间）、每条回答和各种比较；“错误分析”页说明答错的原因。</translation>
    </message>
    <message>
        <source>Start here every day. Images returned to you and work that others need from you come first, then your other open tasks. Keys 1 to 5 open the first five lines. Below is the progress of the images.</source>
        <translation>每天从这里开始：最前面是退回给您的图片和别人等您处理的事项，然后是您的其他待办。数字键 1 到 5 打开前五行。下方是图片的进度。</translation>
    </message>
    <message>
        <source>From top to bottom: collect, filter, annotate, adjudicate, validate; then evaluate models and people. The number beside a page usually counts the work waiting there. Overview counts what others need from you; Collect counts all images; Models counts the runs in progress.</source>
        <translation>从上到下：收集、筛选、标注、裁决分歧、验证，然后评测模型和人。页面旁的数字一般是那里的待办数；“总览”旁是别人等您处理的事项数，“收集”旁是图片总数，“模型评测”旁是正在进行的评测数。</translation>
    </message>
</context>
<context>
    <name>yuyi::TourCard</name>
    <message>
        <source>Tour · %1 of %2</source>
        <translation>导览 · %1 / %2</translation>
    </message>
    <message>
        <source>End Tour</source>
        <translation>结束导览</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>yuyi::Triple</name>
    <message>
        <source>Left</source>
        <translation>左侧标注</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右侧标注</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>定稿</translation>
    </message>
</context>
<context>
    <name>yuyi::TroubleList</name>
    <message>
        <source>The server asked the program to wait. Requests continue in %1.</source>
        <translation>服务器要求等待，还要等 %1。</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>count and kind of errors</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2: %3</source>
        <comment>count, kind of errors, what the server said</comment>
        <translation>%1 × %2：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) are waiting for a retry</source>
        <translation>
            <numerusform>%n 个请求等待重试</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: next attempt in %2, tried %n time(s). %3</source>
        <translation>
            <numerusform>%1：%2 后重试，已试 %n 次。%3</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors so far.</source>
        <translation>目前没有出错。</translation>
    </message>
    <message>
        <source>Reading errors…</source>
        <translation>正在读取出错情况…</translation>
    </message>
</context>
<context>
    <name>yuyi::TypingOffer</name>
    <message>
        <source>Your text for the image “%1”, typed on %2, was not saved, and the form now contains other text. Copy your text if you need it.</source>
        <translation>您在 %2 为图片“%1”输入的内容没有保存，表单中现在是其他内容。如果还需要先前输入的内容，请复制。</translation>
    </message>
    <message>
        <source>Your text for the image “%1”, typed on %2, was not saved. %3</source>
        <translation>您在 %2 为图片“%1”输入的内容没有保存。%3</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>复制文本</translation>
    </message>
</context>
<context>
    <name>yuyi::Undefined</name>
    <message>
        <source>Nothing was rated.</source>
        <translation>没有任何标注。</translation>
    </message>
    <message>
        <source>No item was rated by two people, so there is nothing to compare.</source>
        <translation>没有任何一项由两人标注，因此无从比较。</translation>
    </message>
    <message>
        <source>The scale has only one label, so disagreement is impossible.</source>
        <translation>量表只有一个标签，不可能有分歧。</translation>
    </message>
    <message>
        <source>The items have different numbers of ratings; use the generalised Fleiss κ.</source>
        <translation>各项的标注人数不同；请用广义 Fleiss κ。</translation>
    </message>
    <message>
        <source>For at least one pair of people, the coefficient has no value, so the mean has no value either.</source>
        <translation>至少有一对人员的系数算不出来，因此也没有平均值。</translation>
    </message>
    <message>
        <source>There are no observations.</source>
        <translation>没有观察值。</translation>
    </message>
    <message>
        <source>A single observation has no spread.</source>
        <translation>只有一个观察值，没有离散程度。</translation>
    </message>
    <message>
        <source>All observations belong to one group, so there is no variation between groups.</source>
        <translation>所有观察值属于同一组，没有组间差异。</translation>
    </message>
    <message>
        <source>At least one person has no answers and therefore no accuracy.</source>
        <translation>至少有一人没有作答，因而没有正确率。</translation>
    </message>
    <message>
        <source>The labels vary too little for an interval: too many bootstrap samples contain only one label.</source>
        <translation>标签过于单一，无法给出区间：太多自助法（bootstrap）样本只含一种标签。</translation>
    </message>
    <message>
        <source>There are too many different combinations of labels to compare them all.</source>
        <translation>标签组合的种类太多，无法全部比较。</translation>
    </message>
    <message>
        <source>This measure compares sets of labels, but each item has only one label in this dimension.</source>
        <translation>此指标比较标签集合，而这个维度只选一个标签，因此不适用。</translation>
    </message>
    <message>
        <source>This measure compares single labels, but an item can have several labels in this dimension.</source>
        <translation>此指标比较单个标签，而这个维度可选多个标签，因此不适用。</translation>
    </message>
    <message>
        <source>For at least one dimension there is no value, so the mean has no value either.</source>
        <translation>至少有一个维度没有数值，因此平均值也没有。</translation>
    </message>
    <message>
        <source>n is too small: a confidence interval of a mean needs at least five people or scores.</source>
        <translation>n 太小：均值的置信区间至少需要五个人或五个评分。</translation>
    </message>
    <message>
        <source>Only one label was used. Agreement by chance is then 100 %, so a chance-corrected coefficient has no value.</source>
        <translation>只用过一种标签，偶然一致率就是 100%，因此扣除偶然一致后的系数没有数值。</translation>
    </message>
    <message>
        <source>Nobody used this label on an item with at least two ratings.</source>
        <translation>在至少有两人标注的题目中，没有人使用这个标签。</translation>
    </message>
    <message>
        <source>The two sides of the comparison are correct on exactly the same items, so there is nothing to test.</source>
        <translation>双方答对的题目完全相同，没有可以检验的差异。</translation>
    </message>
    <message>
        <source>At least two people must rank the same objects.</source>
        <translation>至少要有两人对相同的对象排序。</translation>
    </message>
    <message>
        <source>At least two objects must be ranked.</source>
        <translation>至少要对两个对象排序。</translation>
    </message>
    <message>
        <source>Everybody gave all objects the same rank.</source>
        <translation>每个人都把所有对象排在同一名次。</translation>
    </message>
    <message>
        <source>The sample is larger than the set from which it is drawn.</source>
        <translation>要抽取的数目大于可供抽取的数目。</translation>
    </message>
    <message>
        <source>The result is too large to be shown as a number.</source>
        <translation>结果太大，无法显示为数字。</translation>
    </message>
</context>
<context>
    <name>yuyi::UndoController</name>
    <message>
        <source>submission of %1</source>
        <translation>提交 %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what was done, name of the image</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message numerus="yes">
        <source>Undid %n decision(s), the earliest: %1</source>
        <translation>
            <numerusform>已撤销 %n 项决定，最早的是：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>已重做：%1</translation>
    </message>
</context>
<context>
    <name>yuyi::UndoNotices</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message numerus="yes">
        <source>Undo the Last %n Decisions</source>
        <translation>
            <numerusform>撤销最近 %n 项决定</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo Earlier Work</source>
        <translation>撤销以前的操作</translation>
    </message>
    <message>
        <source>“%1” was done on %2, before you last opened the project. Undo it?</source>
        <translation>“%1”是在您这次打开项目之前（%2）做的。要撤销吗？</translation>
    </message>
</context>
<context>
    <name>yuyi::UndoService</name>
    <message>
        <source>This step was recorded by a newer version of Yuyi. Update the program to undo it.</source>
        <translation>这个步骤由较新版本的程序记录。请更新程序后再撤销。</translation>
    </message>
</context>
<context>
    <name>yuyi::UnsavedTextsDialog</name>
    <message>
        <source>Copy Text</source>
        <translation>复制文字</translation>
    </message>
    <message>
        <source>Discard Text</source>
        <translation>删除文字</translation>
    </message>
    <message>
        <source>Unsaved Texts</source>
        <translation>未保存的文字</translation>
    </message>
    <message>
        <source>The program ended before these texts were saved. Copy each text to where it belongs, then discard it here.</source>
        <translation>程序结束时，这些文字还没有保存。请把每条文字复制到它该填的位置，然后在这里删除。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No unsaved texts are left on this computer.</source>
        <translation>本机没有未保存的文字。</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>文字已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>yuyi::ValidatePage</name>
    <message>
        <source>Answer</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>题目分析</translation>
    </message>
    <message>
        <source>Discussions</source>
        <translation>讨论</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n 个进行中</numerusform>
        </translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>盲测验证</translation>
    </message>
</context>
<context>
    <name>yuyi::ValidatedItemPanel</name>
    <message numerus="yes">
        <source>%Ln other people</source>
        <translation>
            <numerusform>其他 %Ln 人</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody can answer it</source>
        <translation>没有人可以回答</translation>
    </message>
    <message numerus="yes">
        <source>you and %Ln other people</source>
        <translation>
            <numerusform>您和其他 %Ln 人</numerusform>
        </translation>
    </message>
    <message>
        <source>you</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>旧版本</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>正确率</translation>
    </message>
    <message>
        <source>%1 of %2, 95 % interval: %3–%4 %</source>
        <translation>%2 份中 %1 份正确，95% 区间：%3–%4%</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>区分度</translation>
    </message>
    <message>
        <source>Unused distractors</source>
        <translation>失效干扰项</translation>
    </message>
    <message>
        <source>too few answers</source>
        <translation>作答太少</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>问题报告</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>median %1 s · %2 rapid · %3 slow</source>
        <translation>中位数 %1 秒 · 过快 %2 · 过慢 %3</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1，第 %2 轮</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>等谁作答</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Comments by people who answered the question</source>
        <translation>作答者的评论</translation>
    </message>
    <message>
        <source>Most frequent wrong answer</source>
        <translation>出现最多的错误作答</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>yuyi::ValidatedItemsModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>too few people</source>
        <translation>人数太少</translation>
    </message>
    <message>
        <source>%1–%2 %</source>
        <translation>%1–%2%</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Discrimination needs at least %1 people who have each answered at least %2 other questions.</source>
        <translation>至少需要 %1 人，且每人至少还答过 %2 道其他题。</translation>
    </message>
    <message>
        <source>Distractors chosen by less than 5 % of people.</source>
        <translation>选择人数不足 5% 的干扰项。</translation>
    </message>
    <message>
        <source>Available only with at least %1 answers.</source>
        <translation>至少有 %1 份作答时才能判断。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Median time. Rapid answers: %1, slow answers: %2.</source>
        <translation>用时中位数。过快 %1 份，过慢 %2 份。</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>正确率</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>区分度</translation>
    </message>
    <message>
        <source>Top distractor</source>
        <translation>最强干扰项</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>问题报告</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>no variation</source>
        <translation>没有差异</translation>
    </message>
    <message>
        <source>Correlation between answering this question correctly and the share of correct answers to other questions.</source>
        <translation>“本题是否答对”与“其他题的正确率”之间的相关系数。</translation>
    </message>
    <message>
        <source>Everybody or nobody answered this question correctly, or all have the same accuracy on other questions.</source>
        <translation>所有人都答对或都答错本题，或所有人在其他题上的正确率相同。</translation>
    </message>
    <message>
        <source>Unused options</source>
        <translation>失效干扰项</translation>
    </message>
</context>
<context>
    <name>yuyi::Validation</name>
    <message>
        <source>Open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>In discussion</source>
        <translation>讨论中</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Too few correct answers</source>
        <translation>答对人数不足</translation>
    </message>
    <message>
        <source>A problem was reported</source>
        <translation>有人报告问题</translation>
    </message>
    <message>
        <source>The key is in doubt</source>
        <translation>答案存疑</translation>
    </message>
    <message>
        <source>Failed for the second time</source>
        <translation>第二次未通过</translation>
    </message>
    <message>
        <source>Failed in the final round</source>
        <translation>最后一轮未通过</translation>
    </message>
    <message>
        <source>The author objects</source>
        <translation>作者提出异议</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>有歧义</translation>
    </message>
    <message>
        <source>Two correct options</source>
        <translation>有两个正确选项</translation>
    </message>
    <message>
        <source>No correct option</source>
        <translation>没有正确选项</translation>
    </message>
    <message>
        <source>Answerable without the image</source>
        <translation>不看图也能答</translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation>保留答案</translation>
    </message>
    <message>
        <source>Change the key</source>
        <translation>更换答案</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <translation>改写</translation>
    </message>
    <message>
        <source>Remove the question</source>
        <translation>删除题目</translation>
    </message>
    <message>
        <source>Decided by the team</source>
        <translation>团队已决定</translation>
    </message>
    <message>
        <source>Did not pass; the author of the question is not in this project</source>
        <translation>未通过，题目作者不在本项目中</translation>
    </message>
</context>
<context>
    <name>yuyi::ValidationChecks</name>
    <message>
        <source>Validation %1 has more answers than the required number (%2).</source>
        <translation>验证“%1”的作答多于所需的 %2 份。</translation>
    </message>
    <message>
        <source>Validation %1 has all its answers but is not decided.</source>
        <translation>验证“%1”的作答已经到齐，却没有结果。</translation>
    </message>
    <message>
        <source>Validation %1 is marked as passed, but its answers are not sufficient to pass.</source>
        <translation>验证“%1”记为“通过”，但作答达不到通过的条件。</translation>
    </message>
    <message>
        <source>Validation %1 is marked as failed, but its answers are sufficient to pass.</source>
        <translation>验证“%1”记为“未通过”，但作答达到了通过的条件。</translation>
    </message>
    <message>
        <source>Validation %1 is marked as in discussion, but its question has no discussion.</source>
        <translation>验证“%1”记为“讨论中”，但没有关于这道题的讨论。</translation>
    </message>
    <message>
        <source>Answer %1 is by %2, who annotated the image.</source>
        <translation>作答 %1 出自 %2，而此人标注过这道题的图片。</translation>
    </message>
    <message>
        <source>The result recorded for answer %1 does not match the key of its question.</source>
        <translation>作答 %1 的对错标记有误：与按题目的正确答案判断的结果不一致。</translation>
    </message>
    <message>
        <source>Answer %1 has no chosen option and does not report “No correct option”.</source>
        <translation>作答 %1 既没有选任何选项，也没有报告“没有正确选项”。</translation>
    </message>
    <message>
        <source>Answer %1 belongs to a different question version or round than its validation %2.</source>
        <translation>作答 %1 的版本或轮次与它所属的验证 %2 不同。</translation>
    </message>
    <message>
        <source>Validation %1 refers to a question version that belongs to another question, %2.</source>
        <translation>验证“%1”所指的题目版本属于另一道题：%2。</translation>
    </message>
    <message>
        <source>Validation %1 is still open, but its question version is not in any gold annotation.</source>
        <translation>验证“%1”仍在进行，但所验证的题目版本不在任何定稿中。</translation>
    </message>
    <message>
        <source>Answer %1 holds options of different questions, or holds the same option twice.</source>
        <translation>作答 %1 所选的选项分属不同题目，或同一选项记录了两次。</translation>
    </message>
</context>
<context>
    <name>yuyi::ValidationService</name>
    <message>
        <source>This question is no longer open for answers.</source>
        <translation>这道题不再接受作答。</translation>
    </message>
    <message>
        <source>Only active people with the role “Validator” can answer questions.</source>
        <translation>只有具备“验证员”角色且未暂停的人可以作答。</translation>
    </message>
    <message>
        <source>You annotated, adjudicated or discussed this image, so you cannot answer its questions.</source>
        <translation>您标注、裁决或讨论过这张图片，不能回答它的题目。</translation>
    </message>
    <message>
        <source>You have already answered this question in this round.</source>
        <translation>本轮您已答过这道题。</translation>
    </message>
    <message>
        <source>Enough people have answered this question; your answer is no longer needed.</source>
        <translation>这道题的作答已经足够，不再需要您的作答。</translation>
    </message>
    <message>
        <source>You answered this question in an earlier round. People who have not answered it yet are asked first.</source>
        <translation>您在之前的轮次答过这道题，先由没有答过的人作答。</translation>
    </message>
    <message>
        <source>Choose an option, or report that no option is correct.</source>
        <translation>请选择一个选项，或报告没有正确选项。</translation>
    </message>
    <message>
        <source>This option belongs to another version of the question.</source>
        <translation>这个选项属于该题的另一个版本。</translation>
    </message>
    <message>
        <source>This answer was not given in Yuyi.</source>
        <translation>这份作答不是在本程序中给出的。</translation>
    </message>
    <message>
        <source>This answer belongs to somebody else.</source>
        <translation>这是别人的作答。</translation>
    </message>
    <message>
        <source>This answer was already withdrawn.</source>
        <translation>这份作答已经撤回。</translation>
    </message>
    <message>
        <source>This question has all its answers and has been decided. You can no longer withdraw your answer.</source>
        <translation>这道题的作答已经到齐并有了结果，您的作答不能再撤回。</translation>
    </message>
    <message>
        <source>The rules of this project set 0 answers per question, so there is no blind validation. Set the number of answers per question first.</source>
        <translation>按本项目的规则，每道题的作答人数为 0，因此不做盲测验证。请先修改“每道题的作答人数”。</translation>
    </message>
    <message>
        <source>Choose one option only.</source>
        <translation>只能选择一个选项。</translation>
    </message>
</context>
<context>
    <name>yuyi::ValidationStore</name>
    <message>
        <source>This discussion is no longer in the project.</source>
        <translation>项目中已没有这个讨论。</translation>
    </message>
    <message>
        <source>This validation round is no longer in the project.</source>
        <translation>项目中已没有这一验证轮次。</translation>
    </message>
    <message>
        <source>This question is no longer in the project.</source>
        <translation>项目中已没有这道题。</translation>
    </message>
    <message>
        <source>This answer is no longer in the project.</source>
        <translation>项目中已没有这份作答。</translation>
    </message>
</context>
<context>
    <name>yuyi::ValidationVotes</name>
    <message>
        <source>The question was returned to its author, who has submitted it again.</source>
        <translation>题目已退回作者，作者已重新提交。</translation>
    </message>
    <message>
        <source>The question was returned to its author, who has started to revise it.</source>
        <translation>题目已退回作者，作者已开始修改。</translation>
    </message>
    <message>
        <source>The question was asked again in a later round; its previous answers are kept.</source>
        <translation>这道题已在之后的轮次重新请人作答，先前的作答保持不变。</translation>
    </message>
    <message>
        <source>This answer has already been released with its item.</source>
        <translation>这份作答已随题目发布。</translation>
    </message>
    <message>
        <source>The team is discussing or has discussed this question. Make the decision in the discussion.</source>
        <translation>团队正在讨论或已讨论过这道题，请在讨论中得出结论。</translation>
    </message>
    <message>
        <source>This round was withdrawn: the question has a newer version.</source>
        <translation>这一轮已撤回：题目已有更新的版本。</translation>
    </message>
    <message>
        <source>This answer was already withdrawn.</source>
        <translation>这份作答已经撤回。</translation>
    </message>
</context>
<context>
    <name>yuyi::ViewerItemsModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Item %1: %2
Correct replies: %3; not correct: %4 (incorrect, no answer extracted, or request error)</source>
        <translation>%1：%2
%3 次答对，%4 次没有答对（答错、未提取到答案或请求错误）</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Image of %1</source>
        <translation>%1 的图片</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>正确</translation>
    </message>
</context>
<context>
    <name>yuyi::ViewerView</name>
    <message>
        <source>All categories</source>
        <translation>全部类别</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Any request error</source>
        <translation>各种请求错误</translation>
    </message>
    <message>
        <source>Any reason</source>
        <translation>全部原因</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Search questions</source>
        <translation>查找题目</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>No item matches.</source>
        <translation>没有符合条件的题目。</translation>
    </message>
    <message>
        <source>Choose another filter, or show all items.</source>
        <translation>换一个筛选条件，或查看全部题目。</translation>
    </message>
</context>
<context>
    <name>yuyi::WeekView</name>
    <message>
        <source>%1: %2, %3</source>
        <comment>a day, images and answers</comment>
        <translation>%1：%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n 次作答</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::WindowDialogs</name>
    <message>
        <source>Project Folder</source>
        <translation>项目文件夹</translation>
    </message>
    <message>
        <source>Work Package</source>
        <translation>工作包</translation>
    </message>
    <message>
        <source>Work packages (*.yuyipack)</source>
        <translation>工作包 (*.yuyipack)</translation>
    </message>
    <message>
        <source>Restore Backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>The project in %1 will be restored to its state in the backup. Its current state will be saved as another backup.</source>
        <translation>%1 中的项目将恢复到备份时的状态。现有内容会另存为一份备份。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Backup to Restore</source>
        <translation>要恢复的备份</translation>
    </message>
    <message>
        <source>Backups (*.yuyi)</source>
        <translation>备份 (*.yuyi)</translation>
    </message>
    <message>
        <source>Project Folder to Restore Into</source>
        <translation>选择恢复到哪个项目文件夹</translation>
    </message>
</context>
<context>
    <name>yuyi::Work</name>
    <message>
        <source>Inspect</source>
        <comment>task</comment>
        <translation>甄别</translation>
    </message>
    <message>
        <source>Annotate</source>
        <comment>task</comment>
        <translation>标注</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <comment>task</comment>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Validate</source>
        <comment>task</comment>
        <translation>验证</translation>
    </message>
    <message>
        <source>Code the errors</source>
        <comment>task</comment>
        <translation>错误分析编码</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>assignment</comment>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>assignment</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <comment>assignment</comment>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Not started</source>
        <comment>work</comment>
        <translation>未开始</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>work</comment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Reservation expired</source>
        <comment>work</comment>
        <translation>预留已过期</translation>
    </message>
    <message>
        <source>Returned</source>
        <comment>work</comment>
        <translation>已退回</translation>
    </message>
    <message>
        <source>Submitted</source>
        <comment>work</comment>
        <translation>已提交</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <comment>work</comment>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>负责人分配</translation>
    </message>
    <message>
        <source>Claimed from the pool</source>
        <translation>取自任务池</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Returned by a lead</source>
        <translation>负责人退回</translation>
    </message>
</context>
<context>
    <name>yuyi::WorkModel</name>
    <message numerus="yes">
        <source>%n min</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%n 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Time open</source>
        <translation>已持有时长</translation>
    </message>
    <message>
        <source>Reserved until</source>
        <translation>预留到</translation>
    </message>
</context>
<context>
    <name>yuyi::WorkPanel</name>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n 项任务</numerusform>
        </translation>
    </message>
    <message>
        <source>No tasks match this filter</source>
        <translation>没有符合筛选条件的任务</translation>
    </message>
    <message>
        <source>There are no open tasks</source>
        <translation>没有待办任务</translation>
    </message>
    <message>
        <source>Choose “Everybody” or another state, or search for another file name.</source>
        <translation>请改选“所有人”或其他状态，或按其他文件名查找。</translation>
    </message>
    <message>
        <source>Assign images (H), or leave the pool open: annotators can then claim free images.</source>
        <translation>分配图片（H），或保持任务池开放，由标注员自己领取空闲的图片。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>待办</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Find by file name</source>
        <translation>按文件名查找</translation>
    </message>
    <message>
        <source>Tasks by person and by how long each task has been open</source>
        <translation>按人员和已持有时长列出的任务</translation>
    </message>
</context>
<context>
    <name>yuyi::WorkRules</name>
    <message>
        <source>An image needs at least one annotator.</source>
        <translation>每张图片至少要有一位标注员。</translation>
    </message>
    <message>
        <source>An image must have one or two annotators, because adjudication compares two annotations. If more people should label the same images, use a calibration.</source>
        <translation>每张图片只能有一位或两位标注员，因为裁决只比较两份标注。要让更多人标注同一批图片，请用校准。</translation>
    </message>
    <message>
        <source>The number of answers per question must be from 0 to %1.</source>
        <translation>每道题的作答人数须在 0 到 %1 之间。</translation>
    </message>
    <message>
        <source>The maximum number of validation rounds must be from 1 to %1.</source>
        <translation>最多验证轮数须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>The number of correct answers required (%1) cannot be larger than the number of answers per question (%2).</source>
        <translation>通过所需的答对人数（%1）不能超过每道题的作答人数（%2）。</translation>
    </message>
    <message>
        <source>“Minimum similarity for texts to count as equal” must be from 0 to 1.</source>
        <translation>“文字相似度下限（达到即视为相同）”应在 0 到 1 之间。</translation>
    </message>
</context>
<context>
    <name>yuyi::WorkStore</name>
    <message>
        <source>A project can only be changed within a transaction.</source>
        <translation>对项目的改动只能在事务中进行。</translation>
    </message>
    <message>
        <source>This task is already assigned to this person.</source>
        <translation>这项任务已经分配给此人。</translation>
    </message>
    <message>
        <source>This assignment is not in the project.</source>
        <translation>项目中没有这项任务分配。</translation>
    </message>
    <message>
        <source>The project has no record that this work was returned to its author.</source>
        <translation>项目中找不到这项工作退回作者的记录。</translation>
    </message>
</context>
<context>
    <name>yuyi::Workbook</name>
    <message>
        <source>The file cannot be read as a workbook (.xlsx). Open it in a spreadsheet program and save it again.</source>
        <translation>这个文件无法作为工作簿（.xlsx）读取。请用电子表格程序打开后重新保存。</translation>
    </message>
    <message>
        <source>The first sheet of the workbook is too large or damaged.</source>
        <translation>工作簿的第一张工作表太大或已损坏。</translation>
    </message>
    <message>
        <source>The workbook could not be made. Free disk space for temporary files and try again.</source>
        <translation>无法生成工作簿。请为临时文件腾出磁盘空间后重试。</translation>
    </message>
</context>
<context>
    <name>yuyi::WrittenField</name>
    <message>
        <source>Empty</source>
        <translation>未填写</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>One note per line; write the source after | (bar)</source>
        <translation>每行一条说明；竖线 | 后面写来源</translation>
    </message>
    <message>
        <source>Text of the gold annotation</source>
        <translation>定稿的内容</translation>
    </message>
</context>
</TS>
