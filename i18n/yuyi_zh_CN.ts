<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>yuyi::AboutDialog</name>
    <message>
        <location filename="../widgets/shell/aboutdialog.cpp" line="+17"/>
        <source>About Yuyi</source>
        <translation>关于寓意</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Yuyi</source>
        <translation>寓意</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>A studio in which a team builds and reviews a multimodal benchmark of implied meanings, and measures people and models on it.</source>
        <translation>团队在此构建、审核“图像隐喻”多模态评测集，并用它评测人与模型。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>GNU General Public License, version 3 or later</source>
        <translation>GNU 通用公共许可证，第 3 版或更新版本</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotatePage</name>
    <message>
        <location filename="../widgets/annotate/annotatepage.cpp" line="+39"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>“%1” is submitted.</source>
        <translation>“%1”已提交。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Load Anew</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <location line="+38"/>
        <source>Submit and Continue</source>
        <translation>提交并继续</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Next Image</source>
        <translation>下一张</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Previous Image</source>
        <translation>上一张</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>My Work</source>
        <translation>我的标注</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Actual Size</source>
        <translation>原始大小</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Rotate View</source>
        <translation>旋转视图</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Zoom In</source>
        <translation>放大</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Zoom Out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Next Finding</source>
        <translation>下一条提示</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Add Question</source>
        <translation>添加问题</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Next Question</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Add Context Note</source>
        <translation>添加背景说明</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Write the Explanation</source>
        <translation>写解释</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Write the Options</source>
        <translation>写选项</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Back to the Labels</source>
        <translation>回到标签</translation>
    </message>
    <message>
        <location line="+98"/>
        <source>You have submitted this image. Reopen it (R) to change something.</source>
        <translation>这张图片已经提交。如需修改，请重新打开（R）。</translation>
    </message>
    <message>
        <location line="+38"/>
        <source>Everything is annotated.</source>
        <translation>全部标注完了。</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>You submitted %n image(s) today. New images appear here when they pass the inspection.</source>
        <translation>
            <numerusform>今天已提交 %n 张。新图片通过甄别后会出现在这里。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+4"/>
        <source>No image waits for your annotation.</source>
        <translation>没有等待你标注的图片。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Images come here when somebody keeps them in the inspection.</source>
        <translation>图片在甄别中被保留后会来到这里。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Go to Inspection</source>
        <translation>去甄别</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Nothing written yet</source>
        <translation>还没有填写</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+14"/>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message numerus="yes">
        <location line="-10"/>
        <source>Saved %n second(s) ago</source>
        <translation>
            <numerusform>%n 秒前已保存</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Saved at %1</source>
        <translation>已于 %1 保存</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>%n today</source>
        <translation>
            <numerusform>今日 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n to go</source>
        <translation>
            <numerusform>还有 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Not submitted yet: %1</source>
        <translation>还不能提交：%1</translation>
    </message>
    <message>
        <location line="+43"/>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotationForm</name>
    <message>
        <location filename="../widgets/annotate/annotationform.cpp" line="+100"/>
        <location line="+240"/>
        <location line="+4"/>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <location line="-242"/>
        <location line="+239"/>
        <location line="+4"/>
        <source>Implied meaning</source>
        <translation>隐喻含义</translation>
    </message>
    <message>
        <location line="-240"/>
        <source>Context notes</source>
        <translation>背景说明</translation>
    </message>
    <message>
        <location line="+43"/>
        <source>%1 (several)</source>
        <translation>%1（可多选）</translation>
    </message>
    <message>
        <location line="+194"/>
        <source>What is to be seen, and how it comes to mean something</source>
        <translation>画面上有什么，它如何表达出意义</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What it means, in one sentence</source>
        <translation>用一句话说出它的含义</translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotationService</name>
    <message>
        <location filename="../models/services/annotationservice.cpp" line="+115"/>
        <source>This image was opened for annotation in another window. Open it again to go on.</source>
        <translation>这张图片已在另一个窗口中开始标注。请重新打开后继续。</translation>
    </message>
    <message>
        <location line="+13"/>
        <location line="+133"/>
        <source>This annotation belongs to somebody else.</source>
        <translation>这份标注属于别人。</translation>
    </message>
    <message>
        <location line="-130"/>
        <source>This annotation has been submitted. Reopen it before you change it.</source>
        <translation>这份标注已经提交。修改前请重新打开。</translation>
    </message>
    <message>
        <location line="+58"/>
        <source>Submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <location line="+74"/>
        <source>Only a submitted annotation can be reopened.</source>
        <translation>只有已提交的标注才能重新打开。</translation>
    </message>
</context>
<context>
    <name>yuyi::AnnotationStore</name>
    <message>
        <location filename="../db/sqlannotationstore.cpp" line="+17"/>
        <source>This annotation is not in the project (any more).</source>
        <translation>这条标注（已）不在项目中。</translation>
    </message>
    <message>
        <location line="+33"/>
        <source>An annotation without an identity cannot be stored.</source>
        <translation>没有标识的标注无法保存。</translation>
    </message>
    <message>
        <location filename="../db/questionrows.cpp" line="+166"/>
        <source>A question without an identity cannot be stored.</source>
        <translation>没有标识的问题无法保存。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A question stands twice in this annotation.</source>
        <translation>这条标注中有一个问题出现了两次。</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>A version belongs to another question.</source>
        <translation>有一个版本属于另一个问题。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>This question was submitted and cannot be changed; a change makes a new version of it.</source>
        <translation>这个问题已提交，不能再改；修改会生成它的新版本。</translation>
    </message>
    <message>
        <location line="+77"/>
        <source>An option without an identity cannot be stored.</source>
        <translation>没有标识的选项无法保存。</translation>
    </message>
</context>
<context>
    <name>yuyi::AppCommands</name>
    <message>
        <location filename="../widgets/shell/appcommands.cpp" line="+22"/>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Go</source>
        <translation>前往</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>New Project…</source>
        <translation>新建项目…</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Open Project…</source>
        <translation>打开项目…</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Open Example Project</source>
        <translation>打开示例项目</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Close Project</source>
        <translation>关闭项目</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Back Up Now</source>
        <translation>立即备份</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Restore Backup…</source>
        <translation>恢复备份…</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Add Person…</source>
        <translation>添加人员…</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Light Theme</source>
        <translation>浅色主题</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Dark Theme</source>
        <translation>深色主题</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Theme of the System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Larger Text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Smaller Text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Normal Text Size</source>
        <translation>标准字号</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Full Screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Search…</source>
        <translation>搜索…</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Keyboard Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Change Shortcuts…</source>
        <translation>修改快捷键…</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>User Guide</source>
        <translation>使用手册</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>About Yuyi</source>
        <translation>关于寓意</translation>
    </message>
</context>
<context>
    <name>yuyi::Backups</name>
    <message>
        <location filename="../db/backup.cpp" line="+35"/>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>%1 is damaged.</source>
        <translation>%1 已损坏。</translation>
    </message>
    <message>
        <location line="+135"/>
        <source>The folder %1 holds other files. Choose a new or empty folder, or that of a project.</source>
        <translation>文件夹 %1 中有其他文件。请选择新文件夹、空文件夹或某个项目的文件夹。</translation>
    </message>
    <message>
        <location line="-127"/>
        <source>%1 is a project in use and no backup. Close it first, or make a backup of it.</source>
        <translation>%1 是正在使用的项目，不是备份。请先关闭它，或为它做一个备份。</translation>
    </message>
    <message>
        <location line="+153"/>
        <source>A project cannot be restored from its own file.</source>
        <translation>不能用项目自己的文件来恢复它。</translation>
    </message>
    <message>
        <location line="+46"/>
        <source>The project is open in another window or program. Close it there first.</source>
        <translation>该项目正在另一个窗口或程序中打开。请先在那里关闭它。</translation>
    </message>
</context>
<context>
    <name>yuyi::Banner</name>
    <message>
        <location filename="../widgets/controls/banner.cpp" line="+74"/>
        <location line="+1"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>yuyi::CategoryChart</name>
    <message>
        <location filename="../widgets/charts/categorychart.cpp" line="+190"/>
        <source>%1, %2: %3 % (%4 to %5)</source>
        <translation>%1，%2：%3 %（%4 至 %5）</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1, %2: %3 %</source>
        <translation>%1，%2：%3 %</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>yuyi::ChartView</name>
    <message>
        <location filename="../widgets/charts/chartview.cpp" line="+86"/>
        <source>Charts are saved as .svg, .png or .jpg, not as “%1”.</source>
        <translation>图表可存为 .svg、.png 或 .jpg，不能存为“%1”。</translation>
    </message>
    <message>
        <location line="+3"/>
        <location line="+25"/>
        <source>The chart could not be saved to “%1”.</source>
        <translation>图表无法保存到“%1”。</translation>
    </message>
</context>
<context>
    <name>yuyi::CheckService</name>
    <message>
        <location filename="../models/services/checkservice.cpp" line="+26"/>
        <source>Image %1 (%2): its file is missing.</source>
        <translation>图片 %1（%2）：文件丢失。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Image %1 (%2): its file has been altered.</source>
        <translation>图片 %1（%2）：文件被改动过。</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Annotation %1 of image %2: the preset has no label “%3” in “%4”.</source>
        <translation>图片 %2 的标注 %1：预设的“%4”中没有标签“%3”。</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>The file “%1” belongs to no image of the project.</source>
        <translation>文件“%1”不属于项目中的任何图片。</translation>
    </message>
</context>
<context>
    <name>yuyi::Cli</name>
    <message>
        <location filename="../app/cli/main.cpp" line="+38"/>
        <source>yuyi-cli: %1</source>
        <translation>yuyi-cli：%1</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>yuyi-cli %1: the way of a benchmark without a window.</source>
        <translation>yuyi-cli %1：不用窗口完成基准的全过程。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Usage: yuyi-cli COMMAND [ARGUMENT…] [OPTION…]</source>
        <translation>用法：yuyi-cli 命令 [参数…] [选项…]</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Every command takes --json (one JSON document on standard output), --quiet and --help.</source>
        <translation>每个命令都支持 --json（标准输出一份 JSON）、--quiet 和 --help。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Exit status: 0 done, 1 done with findings, 2 wrong usage, 3 refused, 4 disk, database or network.</source>
        <translation>退出状态：0 完成，1 完成但有发现，2 用法错误，3 被拒绝，4 磁盘、数据库或网络问题。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Usage: yuyi-cli %1 %2 [OPTION…]</source>
        <translation>用法：yuyi-cli %1 %2 [选项…]</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>One JSON document on standard output.</source>
        <translation>在标准输出写一份 JSON。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>No messages and no progress.</source>
        <translation>不显示消息和进度。</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>unknown option %1; “%2” takes %3.</source>
        <translation>未知选项 %1；“%2”支持 %3。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>--%1 takes no value.</source>
        <translation>--%1 不带值。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>--%1 needs a value: %2.</source>
        <translation>--%1 需要一个值：%2。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>usage: yuyi-cli %1 %2</source>
        <translation>用法：yuyi-cli %1 %2</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>“%1” is not in this version.</source>
        <translation>这个版本没有“%1”。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>unknown command “%1”; there are: %2.</source>
        <translation>未知命令“%1”；可用的有：%2。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliCommand</name>
    <message>
        <location filename="../app/cli/command.cpp" line="+23"/>
        <source>Who acts (default: the lead).</source>
        <translation>谁在操作（默认：负责人）。</translation>
    </message>
    <message>
        <location line="+30"/>
        <source>There is nobody called “%1” in this project. There are: %2.</source>
        <translation>这个项目里没有叫“%1”的人。现有：%2。</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>--%1 takes a whole number from %2 to %3.</source>
        <translation>--%1 需要 %2 到 %3 的整数。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliFilter</name>
    <message>
        <location filename="../app/cli/filtercommands.cpp" line="+40"/>
        <source>There is no folder or project “%1”.</source>
        <translation>没有文件夹或项目“%1”。</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>Not read: %1: %2</source>
        <translation>未能读取：%1：%2</translation>
    </message>
    <message>
        <location line="+18"/>
        <location line="+99"/>
        <source>Searching</source>
        <translation>查找中</translation>
    </message>
    <message>
        <location line="-93"/>
        <source>%1 pictures, %2 groups, %3 s.</source>
        <translation>%1 张图片，%2 组，%3 秒。</translation>
    </message>
    <message>
        <location line="+36"/>
        <source>--mode takes fast, full or cascade.</source>
        <translation>--mode 可取 fast、full 或 cascade。</translation>
    </message>
    <message>
        <location line="+16"/>
        <location line="+62"/>
        <source>Measuring</source>
        <translation>测量中</translation>
    </message>
    <message>
        <location line="-54"/>
        <source>%1 pictures with %2, %3 s.</source>
        <translation>用 %2 测量 %1 张图片，%3 秒。</translation>
    </message>
    <message numerus="yes">
        <location line="+44"/>
        <source>%n group(s) confirmed</source>
        <translation>
            <numerusform>已确认 %n 组</numerusform>
        </translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Text limit %1 %</source>
        <translation>文字上限 %1 %</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>yuyi-cli: filter takes --duplicates and/or --text, and --max-ratio a number from 0 to 1.</source>
        <translation>yuyi-cli：filter 需要 --duplicates 和/或 --text，--max-ratio 取 0 到 1 的数。</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>%1 collected, %2 duplicates, %3 with too much text, %4 left.</source>
        <translation>收集 %1 张，重复 %2 张，文字过多 %3 张，剩余 %4 张。</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>How many cores (default: all).</source>
        <translation>使用多少个核（默认：全部）。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Finds duplicates; changes nothing.</source>
        <translation>查找重复，不做改动。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Hamming distance of candidates, 1 to 256 (default: by number).</source>
        <translation>候选的汉明距离，1 到 256（默认：按数量）。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Measures how much of each picture is text; changes nothing.</source>
        <translation>测量每张图片的文字占比，不做改动。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>One of: %1.</source>
        <translation>可选：%1。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fast, full (default) or cascade.</source>
        <translation>fast、full（默认）或 cascade。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Runs filter steps and records their decisions; they can be undone.</source>
        <translation>执行筛选步骤并记录决定，可以撤销。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search and discard duplicates.</source>
        <translation>查找并排除重复。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Measure text and discard what is above the limit.</source>
        <translation>测量文字并排除超过上限的。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The limit, 0 to 1 (default: the project&apos;s).</source>
        <translation>上限，0 到 1（默认：项目的设定）。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliImport</name>
    <message>
        <location filename="../app/cli/importcommands.cpp" line="+30"/>
        <source>yuyi-cli: import images needs a file, a folder or --manifest FILE.</source>
        <translation>yuyi-cli：import images 需要文件、文件夹或 --manifest 文件。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Collecting</source>
        <translation>收集中</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>%1 added, %2 known already, %3 refused.</source>
        <translation>新增 %1 张，已有 %2 张，拒收 %3 个。</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>yuyi-cli: unknown format “%1”; there are: %2.</source>
        <translation>yuyi-cli：未知格式“%1”；可用的有：%2。</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Importing</source>
        <translation>导入中</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>%1 images, %2 questions added, %3 known already.</source>
        <translation>%1 张图片，新增 %2 道问题，%3 条已有。</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Conflict: the entries of %1 differ in %2: %3.</source>
        <translation>冲突：%1 的各条目在 %2 上不一致：%3。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Refused: %1: %2</source>
        <translation>被拒绝：%1：%2</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Collects raw pictures; the bytes decide what a file is.</source>
        <translation>收集原始图片；由文件内容判断格式。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>CSV or JSON with file, source_url, licence, collector, note.</source>
        <translation>含 file、source_url、licence、collector、note 的 CSV 或 JSON。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Folders with their subfolders.</source>
        <translation>包括子文件夹。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Brings a published benchmark file in.</source>
        <translation>导入已发布的基准文件。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>cii-bench (default) or cii-flat.</source>
        <translation>cii-bench（默认）或 cii-flat。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Where the entries&apos; image paths start.</source>
        <translation>条目中图片路径的起点。</translation>
    </message>
</context>
<context>
    <name>yuyi::CliProject</name>
    <message>
        <location filename="../app/cli/projectcommands.cpp" line="+35"/>
        <source>Lead</source>
        <translation>负责人</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The project “%1” is at %2.</source>
        <translation>项目“%1”位于 %2。</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The folder “%1” is not empty.</source>
        <translation>文件夹“%1”不是空的。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Making the example project; this takes a little while…</source>
        <translation>正在制作示例项目，请稍候…</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>%1 is as it was in %2.</source>
        <translation>%1 已恢复为 %2 时的样子。</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Checking</source>
        <translation>检查中</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>No problems.</source>
        <translation>没有问题。</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>yuyi-cli: undo takes either --decision ID or --last N.</source>
        <translation>yuyi-cli：undo 需要 --decision ID 或 --last N 之一。</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>“%1” is no id of a decision.</source>
        <translation>“%1”不是决定的编号。</translation>
    </message>
    <message numerus="yes">
        <location line="+18"/>
        <source>%n decision(s) undone.</source>
        <translation>
            <numerusform>已撤销 %n 个决定。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Makes an empty project in a new folder.</source>
        <translation>在新文件夹中建立空项目。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Which benchmark: %1 (default: cii-bench).</source>
        <translation>哪个基准：%1（默认：cii-bench）。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Its title (default: the folder&apos;s name).</source>
        <translation>标题（默认：文件夹名）。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The lead&apos;s name.</source>
        <translation>负责人的名字。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Makes the example project with our own pictures.</source>
        <translation>用自带图片制作示例项目。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Looks whether everything recorded is true; changes nothing.</source>
        <translation>检查所有记录是否属实，不做改动。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Takes decisions back.</source>
        <translation>撤销决定。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This decision.</source>
        <translation>这个决定。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The newest N decisions.</source>
        <translation>最新的 N 个决定。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Saves a copy into the project&apos;s backups.</source>
        <translation>在项目的备份中保存一份。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Makes the project what it was in a backup.</source>
        <translation>把项目恢复到备份时的样子。</translation>
    </message>
    <message>
        <location line="-122"/>
        <source>Making</source>
        <translation>制作中</translation>
    </message>
</context>
<context>
    <name>yuyi::CliRelease</name>
    <message>
        <location filename="../app/cli/releasecommands.cpp" line="+22"/>
        <source>%1 images, %2 questions.</source>
        <translation>%1 张图片，%2 道问题。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>  %1: %2 images, %3 questions</source>
        <translation>  %1：%2 张图片，%3 道问题</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Mean length in characters: question %1, option %2, explanation %3.</source>
        <translation>平均长度（字）：问题 %1，选项 %2，解释 %3。</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>%1 [%2] %3: %4</source>
        <translation>%1 [%2] %3：%4</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1 errors, %2 warnings.</source>
        <translation>%1 个错误，%2 个警告。</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>yuyi-cli: --format takes cii-bench or cii-flat.</source>
        <translation>yuyi-cli：--format 可取 cii-bench 或 cii-flat。</translation>
    </message>
    <message>
        <location line="+32"/>
        <source>yuyi-cli: export needs --format; there are: %1.</source>
        <translation>yuyi-cli：export 需要 --format；可用的有：%1。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>yuyi-cli: unknown format “%1”; there are: %2.</source>
        <translation>yuyi-cli：未知格式“%1”；可用的有：%2。</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>Writing</source>
        <translation>写入中</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>%1 images and %2 questions written:</source>
        <translation>已写入 %1 张图片和 %2 道问题：</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>The statistics table of the accepted items.</source>
        <translation>已接受题目的统计表。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The linter on questions and on the set.</source>
        <translation>对问题和集合的检查。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Of a file: cii-bench (default) or cii-flat.</source>
        <translation>文件的格式：cii-bench（默认）或 cii-flat。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Writes the accepted items as a benchmark.</source>
        <translation>把已接受的题目写成基准。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>cii-bench, cii-flat, jsonl, csv, xlsx or vlmevalkit.</source>
        <translation>cii-bench、cii-flat、jsonl、csv、xlsx 或 vlmevalkit。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Deals the items anew.</source>
        <translation>重新划分题目。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Of the dealing (default: 0).</source>
        <translation>划分的种子（默认：0）。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No answers, explanations and meanings.</source>
        <translation>不含答案、解释和含义。</translation>
    </message>
</context>
<context>
    <name>yuyi::CollectController</name>
    <message>
        <location filename="../widgets/collect/collectcontroller.cpp" line="+176"/>
        <source>%1 added, %2 known already, %3 refused.</source>
        <translation>新增 %1 张，已有 %2 张，拒收 %3 个。</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Its entries differ in %1: %2. The first one counts.</source>
        <translation>它的几条记录在“%1”上不一致：%2。以第一条为准。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1 questions of %2 images added, %3 known already, %4 entries refused, %5 conflicts.</source>
        <translation>新增 %2 张图片的 %1 个问题，已有 %3 条，拒收 %4 条，冲突 %5 处。</translation>
    </message>
    <message numerus="yes">
        <location line="+38"/>
        <source>Kept %n image(s)</source>
        <translation>
            <numerusform>已保留 %n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Discarded %n image(s): %1</source>
        <translation>
            <numerusform>已剔除 %n 张图片：%1</numerusform>
        </translation>
    </message>
    <message>
        <location line="+21"/>
        <source>The decision is undone.</source>
        <translation>已撤销该决定。</translation>
    </message>
    <message numerus="yes">
        <location line="+59"/>
        <source>%n image(s) changed.</source>
        <translation>
            <numerusform>已修改 %n 张图片。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+15"/>
        <source>The list is saved as %1.</source>
        <translation>清单已存为 %1。</translation>
    </message>
</context>
<context>
    <name>yuyi::CollectPage</name>
    <message>
        <location filename="../widgets/collect/collectcommands.cpp" line="+59"/>
        <source>Add Folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Add Files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Manifest…</source>
        <translation>清单…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Import Items…</source>
        <translation>导入题目…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search Images</source>
        <translation>搜索图片</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Take Off All Filters</source>
        <translation>清除所有筛选</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Quick View</source>
        <translation>快速查看</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Open Details</source>
        <translation>打开详情</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Show or Hide Details</source>
        <translation>显示或隐藏详情</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Next Image</source>
        <translation>下一张</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Previous Image</source>
        <translation>上一张</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Larger Pictures</source>
        <translation>放大缩略图</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Smaller Pictures</source>
        <translation>缩小缩略图</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Discard…</source>
        <translation>剔除…</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Go to Inspect</source>
        <translation>去甄别</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>%1 (&amp;%2)</source>
        <comment>reason and its key</comment>
        <translation>%1（&amp;%2）</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Folder of Pictures</source>
        <translation>图片文件夹</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Pictures to Collect</source>
        <translation>要收集的图片</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Manifest of Pictures</source>
        <translation>图片清单</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Manifests (*.csv *.tsv *.json);;All files (*)</source>
        <translation>清单 (*.csv *.tsv *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Published Benchmark File</source>
        <translation>已发布的基准文件</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Benchmark files (*.json *.jsonl);;All files (*)</source>
        <translation>基准文件 (*.json *.jsonl);;所有文件 (*)</translation>
    </message>
    <message>
        <location line="+41"/>
        <source>Save the Refused Files</source>
        <translation>保存拒收清单</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>refused.csv</source>
        <translation>拒收清单.csv</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <location filename="../widgets/collect/collectpage.cpp" line="+47"/>
        <source>animated</source>
        <translation>动图</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>cut off</source>
        <translation>不完整</translation>
    </message>
    <message>
        <location line="+148"/>
        <source>No image fits these filters. Take one off, or press Backspace for all images.</source>
        <translation>没有图片符合这些筛选条件。去掉一个条件，或按退格键显示全部图片。</translation>
    </message>
    <message>
        <location line="+81"/>
        <source>%1 of %2 images</source>
        <translation>%2 张图片中的 %1 张</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 images</source>
        <translation>%1 张图片</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 · %2 selected</source>
        <translation>%1 · 已选 %2 张</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>The first pictures are on their way.</source>
        <translation>第一批图片正在路上。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Each file is read and checked; they appear here as they come.</source>
        <translation>每个文件都会读取并检查，随到随显示在这里。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Drop a folder of pictures here</source>
        <translation>把图片文件夹拖到这里</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Or add a folder, files, or a manifest with their sources and licences. Nothing in the folder is changed; adding it again adds nothing twice.</source>
        <translation>也可以添加文件夹、文件，或带有来源与许可的清单。文件夹里的内容不会被改动；重复添加也不会重复收录。</translation>
    </message>
    <message>
        <location line="+182"/>
        <source>Collect</source>
        <translation>收集</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Images of the project</source>
        <translation>项目的图片</translation>
    </message>
</context>
<context>
    <name>yuyi::CollectService</name>
    <message>
        <location filename="../models/services/collectservice.cpp" line="+59"/>
        <source>The file is larger than 1 GB.</source>
        <translation>文件大于 1 GB。</translation>
    </message>
    <message>
        <location line="+47"/>
        <source>Its source “%1” is forbidden by the project&apos;s rules.</source>
        <translation>项目规则禁止来源“%1”。</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>It has no source, and the project allows named sources only.</source>
        <translation>它没有来源，而项目只允许指定的来源。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Its source “%1” is not among those the project allows.</source>
        <translation>来源“%1”不在项目允许之列。</translation>
    </message>
    <message>
        <location line="+103"/>
        <source>There is no such file or folder.</source>
        <translation>没有这个文件或文件夹。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Stopped. What was collected is kept; collecting the same folder again continues.</source>
        <translation>已停止。已收集的都保留；再次收集同一文件夹即可继续。</translation>
    </message>
</context>
<context>
    <name>yuyi::Console</name>
    <message>
        <location filename="../app/cli/console.cpp" line="+79"/>
        <source>yuyi-cli: %1</source>
        <translation>yuyi-cli：%1</translation>
    </message>
    <message>
        <location line="+51"/>
        <source>%1 s left</source>
        <translation>剩余 %1 秒</translation>
    </message>
</context>
<context>
    <name>yuyi::ContextNotes</name>
    <message>
        <location filename="../widgets/annotate/contextnotes.cpp" line="+157"/>
        <source>Context notes</source>
        <translation>背景说明</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Add a note with its source (Alt+C)</source>
        <translation>添加一条带来源的说明（Alt+C）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Add a context note</source>
        <translation>添加背景说明</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>What one has to know</source>
        <translation>需要知道的背景</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Context note %1</source>
        <translation>背景说明 %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Source (link or book)</source>
        <translation>来源（链接或书籍）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Source of note %1</source>
        <translation>说明 %1 的来源</translation>
    </message>
    <message>
        <location line="+2"/>
        <location line="+1"/>
        <source>Open the source in the browser</source>
        <translation>在浏览器中打开来源</translation>
    </message>
    <message>
        <location line="+2"/>
        <location line="+1"/>
        <source>Remove this note</source>
        <translation>删除这条说明</translation>
    </message>
</context>
<context>
    <name>yuyi::Csv</name>
    <message>
        <location filename="../models/exchange/csv.cpp" line="+49"/>
        <source>“%1” could not be written. Choose another place, or make room on the disk.</source>
        <translation>无法写入“%1”。请换个位置，或腾出磁盘空间。</translation>
    </message>
</context>
<context>
    <name>yuyi::DataCard</name>
    <message>
        <location filename="../models/exchange/datacard.cpp" line="+75"/>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Figure</source>
        <translation>项目</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+17"/>
        <location line="+5"/>
        <location line="+22"/>
        <location line="+5"/>
        <location line="+16"/>
        <location line="+37"/>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <location line="-101"/>
        <location line="+101"/>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <location line="-100"/>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Mean length of a question (characters)</source>
        <translation>问题平均长度（字符）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Mean length of an option (characters)</source>
        <translation>选项平均长度（字符）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Mean length of an explanation (characters)</source>
        <translation>解释平均长度（字符）</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Labels are counted by image; an image with several values of a dimension counts in each.</source>
        <translation>标签按图片计数；一张图片在某维度有多个取值时，在每个取值中各计一次。</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>(no label)</source>
        <translation>（无标签）</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Selection of the images</source>
        <translation>图片的筛选</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Collected</source>
        <translation>已收集</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Discarded: %1</source>
        <translation>舍弃：%1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Reason for discarding</source>
        <translation>舍弃原因</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Licences of the images</source>
        <translation>图片的许可</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>(none given)</source>
        <translation>（未注明）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Every image has a source.</source>
        <translation>每张图片都有来源。</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n image(s) have no source.</source>
        <translation>
            <numerusform>%n 张图片没有来源。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Data card of %1, made with Yuyi %2.</source>
        <translation>数据卡，%1，由寓意 %2 生成。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Benchmark: %1 (preset %2, version %3).</source>
        <translation>基准：%1（预设 %2，版本 %3）。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>This release holds no answers, explanations and implied meanings.</source>
        <translation>此发布版不含答案、解释和隐喻含义。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Splits</source>
        <translation>划分</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>(no split)</source>
        <translation>（无划分）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Split</source>
        <translation>划分</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Dealt at random as %1 with seed %2; all questions of one image are in the same split.</source>
        <translation>按 %1 随机划分，种子为 %2；同一图片的所有问题在同一划分中。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Parameters of the filter</source>
        <translation>筛选参数</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How the questions were made</source>
        <translation>问题的制作方式</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Errors found by the checks: %1; warnings: %2.</source>
        <translation>检查发现的错误：%1；警告：%2。</translation>
    </message>
</context>
<context>
    <name>yuyi::Database</name>
    <message>
        <location filename="../db/sqlerror.cpp" line="+36"/>
        <source>Something like this was saved by somebody else just before. Reload and look at it again.</source>
        <translation>刚才已有人保存了同样的内容。请重新载入后再看。</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>This refers to something that is not in the project (any more).</source>
        <translation>这里引用了（已）不在项目中的内容。</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>The disk is full. Nothing was changed; make room and try again.</source>
        <translation>磁盘已满。没有更改任何内容；请腾出空间后重试。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The project cannot be written to: its file or folder is read-only.</source>
        <translation>无法写入项目：它的文件或文件夹是只读的。</translation>
    </message>
    <message>
        <location line="+5"/>
        <location line="+60"/>
        <source>Another program is writing to the project at this moment. Try again in a few seconds.</source>
        <translation>另一个程序正在写入该项目。请过几秒再试。</translation>
    </message>
    <message>
        <location line="-54"/>
        <source>The project file is damaged. Restore one of its backups.</source>
        <translation>项目文件已损坏。请恢复它的一个备份。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The disk reported an error while the project was read or written. Check the disk.</source>
        <translation>读写项目时磁盘报错。请检查磁盘。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The project file cannot be opened: it or its folder is missing or not accessible.</source>
        <translation>无法打开项目文件：文件或其文件夹不存在或无法访问。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>There is not enough memory for this.</source>
        <translation>内存不足，无法完成此操作。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>This is too big for the project&apos;s database.</source>
        <translation>内容太大，项目的数据库存不下。</translation>
    </message>
    <message>
        <location line="+3"/>
        <location line="+23"/>
        <source>The database refused a value that is not allowed there.</source>
        <translation>数据库拒绝了一个不允许的值。</translation>
    </message>
    <message>
        <location line="-20"/>
        <source>The project&apos;s database reported an error.</source>
        <translation>项目的数据库报告了错误。</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>The server does not allow you to do this.</source>
        <translation>服务器不允许您这样做。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The server refused the user name or password.</source>
        <translation>服务器拒绝了用户名或密码。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There is no database of this name on the server.</source>
        <translation>服务器上没有这个名字的数据库。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The disk of the server is full. Nothing was changed; tell its administrator.</source>
        <translation>服务器的磁盘已满。没有更改任何内容；请告知管理员。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The server allows only reading at this moment.</source>
        <translation>服务器目前只允许读取。</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The server found damaged data. Tell its administrator.</source>
        <translation>服务器发现数据损坏。请告知管理员。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The server reported an error.</source>
        <translation>服务器报告了错误。</translation>
    </message>
    <message>
        <location line="+30"/>
        <source>The server cannot be reached. What was not saved yet is kept here; try again.</source>
        <translation>无法连接服务器。尚未保存的内容保留在这里；请重试。</translation>
    </message>
    <message>
        <location filename="../db/connect.cpp" line="+94"/>
        <source>The folder of the project does not allow safe writing (journal mode %1).</source>
        <translation>项目所在的文件夹不支持安全写入（日志模式 %1）。</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>The server %1 cannot be reached, or it refused the user name, password or database.</source>
        <translation>无法连接服务器 %1，或者它拒绝了用户名、密码或数据库。</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>The server is too old. Projects need PostgreSQL 15.9 or newer.</source>
        <translation>服务器版本过旧。项目需要 PostgreSQL 15.9 或更新的版本。</translation>
    </message>
    <message>
        <location filename="../db/connection.cpp" line="+86"/>
        <source>This connection to the project is used by another part of the program.</source>
        <translation>与项目的这个连接正被程序的另一部分使用。</translation>
    </message>
    <message>
        <location line="+108"/>
        <source>Changes to a project are made within a transaction only.</source>
        <translation>对项目的更改只能在事务中进行。</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Somebody else changed this meanwhile. Look at the new state and try again.</source>
        <translation>其间有人修改了这一内容。请查看新的状态后重试。</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>This change is already part of another one.</source>
        <translation>这次更改已经是另一次更改的一部分。</translation>
    </message>
</context>
<context>
    <name>yuyi::DecisionList</name>
    <message>
        <location filename="../widgets/collect/decisionlist.cpp" line="+52"/>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <location line="+3"/>
        <location line="+5"/>
        <source>Discarded: %1</source>
        <translation>剔除：%1</translation>
    </message>
    <message>
        <location line="-3"/>
        <source>Discarded: duplicate</source>
        <translation>剔除：重复</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Discarded: too much text</source>
        <translation>剔除：文字过多</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Discarded</source>
        <translation>剔除</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>By rule: text covers more than %1 %.</source>
        <translation>按规则：文字占比超过 %1 %。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The copy that is kept: %1</source>
        <translation>保留的一张：%1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>By rule: %1</source>
        <translation>按规则：%1</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>%1 · %2 · %3</source>
        <comment>step, person, time</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Undone by %1, %2</source>
        <translation>由 %1 撤销，%2</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>yuyi::DecisionService</name>
    <message>
        <location filename="../models/services/decisionservice.cpp" line="+86"/>
        <source>This decision has been undone already.</source>
        <translation>这个决定已经撤销过了。</translation>
    </message>
</context>
<context>
    <name>yuyi::DemoService</name>
    <message>
        <location filename="../models/services/demoservice.cpp" line="+89"/>
        <source>The pictures of the example project are not installed. They were looked for in %1.</source>
        <translation>没有安装示例项目的图片。查找过的位置：%1。</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>“%1” cannot be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <location line="+44"/>
        <source>The example set is incomplete: “%1” is missing.</source>
        <translation>示例集不完整：缺少“%1”。</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Example image “%1”: %2</source>
        <translation>示例图片“%1”：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::DetailsPanel</name>
    <message>
        <location filename="../widgets/collect/detailspanel.cpp" line="+310"/>
        <source>Choose a picture to see all that is known about it.</source>
        <translation>选一张图片，查看它的全部信息。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Copy the checksum</source>
        <translation>复制校验值</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Text in the picture</source>
        <translation>图中文字</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Annotations</source>
        <translation>标注</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Gold annotation</source>
        <translation>定稿</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Imported from</source>
        <translation>导入来源</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>yuyi::DonutChart</name>
    <message>
        <location filename="../widgets/charts/donutchart.cpp" line="+116"/>
        <source>%1: %2 of %3</source>
        <translation>%1：%2（共 %3）</translation>
    </message>
</context>
<context>
    <name>yuyi::DossierText</name>
    <message>
        <location filename="../widgets/collect/dossiertext.cpp" line="+31"/>
        <source>greyscale</source>
        <translation>灰度</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>palette</source>
        <translation>调色板</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, %2 bits each</source>
        <translation>%1，每通道 %2 位</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>open</source>
        <translation>待处理</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>confirmed</source>
        <translation>已确认</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>not duplicates</source>
        <translation>不是重复</translation>
    </message>
    <message>
        <location line="+41"/>
        <source>Also named</source>
        <translation>其他名称</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, though its name says otherwise</source>
        <translation>%1，与文件名不符</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>File size</source>
        <translation>文件大小</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 (%2 bytes)</source>
        <translation>%1（%2 字节）</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Animation</source>
        <translation>动图</translation>
    </message>
    <message numerus="yes">
        <location line="+0"/>
        <source>%n frame(s); the first one counts</source>
        <translation>
            <numerusform>%n 帧，以第一帧为准</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>the file is cut off</source>
        <translation>文件不完整</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Text ratio</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>not measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Collected</source>
        <translation>收集</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 by %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>This is the copy to keep</source>
        <translation>这是要保留的一张</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Copy of %1</source>
        <translation>%1 的副本</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>same template</source>
        <translation>同模板</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1, certainty %2 %, %3</source>
        <translation>%1，确定度 %2 %，%3</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Imported by %1</source>
        <translation>由 %1 导入</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%1, %n question(s), %2</source>
        <translation>
            <numerusform>%1，%n 个问题，%2</numerusform>
        </translation>
    </message>
    <message>
        <location line="+20"/>
        <source>, </source>
        <comment>between labels</comment>
        <translation>、</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Implied meaning</source>
        <translation>隐喻含义</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>%1. %2</source>
        <comment>letter and option</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>%1, entry %2</source>
        <translation>%1，第 %2 条</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 · %2</source>
        <comment>id and path</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>yuyi::DropCover</name>
    <message numerus="yes">
        <location filename="../widgets/collect/dropcover.cpp" line="+19"/>
        <source>Drop to collect %n file(s) or folder(s)</source>
        <translation>
            <numerusform>松开即收集 %n 个文件或文件夹</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::DuplicateSearch</name>
    <message>
        <location filename="../models/filtering/candidatepairs.cpp" line="+276"/>
        <location filename="../models/filtering/duplicatesearch.cpp" line="+31"/>
        <source>The search for duplicates was stopped.</source>
        <translation>查重已停止。</translation>
    </message>
</context>
<context>
    <name>yuyi::DuplicateService</name>
    <message>
        <location filename="../models/services/duplicateservice.cpp" line="+104"/>
        <source>Stopped. Fingerprints made so far are kept.</source>
        <translation>已停止。已计算的指纹都保留。</translation>
    </message>
    <message>
        <location line="+183"/>
        <location line="+23"/>
        <location line="+111"/>
        <source>This group has been settled in another window.</source>
        <translation>这一组已在另一个窗口中处理。</translation>
    </message>
    <message>
        <location line="-131"/>
        <source>Pictures of the same template are confirmed one group at a time.</source>
        <translation>同模板的图片要逐组确认。</translation>
    </message>
    <message>
        <location line="+82"/>
        <source>The picture to keep does not belong to this group.</source>
        <translation>要保留的图片不在这一组里。</translation>
    </message>
    <message>
        <location line="+38"/>
        <source>Another picture kept</source>
        <translation>改为保留另一张</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>The kept picture cannot be taken out; keep another one first.</source>
        <translation>保留的图片不能移出；请先改为保留另一张。</translation>
    </message>
</context>
<context>
    <name>yuyi::Duplicates</name>
    <message>
        <location filename="../models/domain/duplicates.cpp" line="+17"/>
        <source>The same bytes</source>
        <translation>字节完全相同</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The same pixels in another file</source>
        <translation>像素相同，文件不同</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The same picture when laid over the other</source>
        <translation>叠放后为同一图片</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The same after a border or bar is cut off</source>
        <translation>去掉边框或黑边后相同</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The same when mirrored or turned</source>
        <translation>镜像或旋转后相同</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>One is a part of the other</source>
        <translation>其中一张是另一张的局部</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The same shapes in the same places</source>
        <translation>相同位置有相同的形状</translation>
    </message>
</context>
<context>
    <name>yuyi::DuplicatesPage</name>
    <message numerus="yes">
        <location filename="../widgets/duplicates/duplicatesdecisions.cpp" line="+50"/>
        <source>%n duplicate(s) discarded</source>
        <translation>
            <numerusform>已排除 %n 张重复图片</numerusform>
        </translation>
    </message>
    <message>
        <location line="+19"/>
        <source>No open group has a certainty of %1 % or more.</source>
        <translation>没有把握达到 %1 % 的待处理组。</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n group(s) of at least %1 % confirmed</source>
        <translation>
            <numerusform>已确认 %n 组（把握不低于 %1 %）</numerusform>
        </translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Marked as not duplicates</source>
        <translation>已标为不重复</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Taken out of the group</source>
        <translation>已移出此组</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Group opened again</source>
        <translation>已重新打开此组</translation>
    </message>
    <message>
        <location filename="../widgets/duplicates/duplicatespage.cpp" line="+110"/>
        <source>Search for Duplicates</source>
        <translation>查找重复</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Confirm, Keep the Left One</source>
        <translation>确认，保留左边</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Keep the Other One</source>
        <translation>保留另一张</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Take Out of the Group</source>
        <translation>移出此组</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Not Duplicates</source>
        <translation>不是重复</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Decide Again</source>
        <translation>重新决定</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Confirm All from 99 %</source>
        <translation>批量确认 ≥ 99 %</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Next Group</source>
        <translation>下一组</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Previous Group</source>
        <translation>上一组</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Next Picture of the Group</source>
        <translation>组内下一张</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Previous Picture of the Group</source>
        <translation>组内上一张</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Side by Side</source>
        <translation>并排</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Flicker</source>
        <translation>闪烁</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Slider</source>
        <translation>滑动</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Overlay</source>
        <translation>叠加</translation>
    </message>
    <message>
        <location line="+230"/>
        <source>Duplicates %1</source>
        <translation>重复 %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Same template %1</source>
        <translation>同模板 %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Settled %1</source>
        <translation>已处理 %1</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>Certainty from %1 %: %n group(s)</source>
        <translation>
            <numerusform>把握不低于 %1 %：%n 组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>Any certainty: %n group(s)</source>
        <translation>
            <numerusform>不限把握：%n 组</numerusform>
        </translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Searching for duplicates…</source>
        <translation>正在查找重复…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Groups appear here when the search has ended. You can work elsewhere meanwhile.</source>
        <translation>查找结束后各组会出现在这里。期间可以去做别的事。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>No group is as certain as that.</source>
        <translation>没有把握这么高的组。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lower the certainty to see more groups.</source>
        <translation>降低把握可以看到更多组。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Show All Groups</source>
        <translation>显示全部组</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Nothing is open here.</source>
        <translation>这里没有待处理的组。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search again when new images have been collected.</source>
        <translation>收集了新图片后再查找一次。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>No duplicates are known.</source>
        <translation>还没有发现重复。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The search compares all images, also scaled, recompressed, framed, cropped or mirrored ones.</source>
        <translation>查找会比较所有图片，包括缩放、重新压缩、加边框、裁剪或镜像过的。</translation>
    </message>
    <message>
        <location line="+39"/>
        <source>picture %1 of %2 (M)</source>
        <translation>第 %1 张，共 %2 张（M）</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Keep · %1</source>
        <translation>保留 · %1</translation>
    </message>
    <message>
        <location line="+50"/>
        <source>Duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Largest distance (of 256)</source>
        <translation>最大距离（满分 256）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Largest Hamming distance</source>
        <translation>最大汉明距离</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Least certainty</source>
        <translation>最低把握</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Groups of duplicates</source>
        <translation>重复组</translation>
    </message>
</context>
<context>
    <name>yuyi::Example</name>
    <message>
        <location filename="../app/example.cpp" line="+25"/>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Lead</source>
        <comment>name of the person in the example project</comment>
        <translation>负责人</translation>
    </message>
    <message>
        <location line="+35"/>
        <source>The example project cannot be kept in %1.</source>
        <translation>示例项目无法保存到 %1。</translation>
    </message>
</context>
<context>
    <name>yuyi::Exchange</name>
    <message>
        <location filename="../models/exchange/ciibench.cpp" line="+23"/>
        <location line="+79"/>
        <location line="+25"/>
        <location filename="../models/exchange/ciiflat.cpp" line="+51"/>
        <source>an object is expected.</source>
        <translation>应为对象。</translation>
    </message>
    <message>
        <location line="-93"/>
        <location line="+79"/>
        <location filename="../models/exchange/ciiflat.cpp" line="+22"/>
        <location filename="../models/exchange/entryfields.cpp" line="+64"/>
        <source>it is missing.</source>
        <translation>缺少该字段。</translation>
    </message>
    <message>
        <location line="-77"/>
        <source>a list of 2 to %1 options is expected.</source>
        <translation>应为含 2 至 %1 个选项的列表。</translation>
    </message>
    <message>
        <location line="+79"/>
        <source>a list of 1 to %1 questions is expected.</source>
        <translation>应为含 1 至 %1 个问题的列表。</translation>
    </message>
    <message>
        <location filename="../models/exchange/entryfields.cpp" line="-34"/>
        <source>the choices are missing.</source>
        <translation>缺少 choices。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>a text or a list of texts is expected.</source>
        <translation>应为文本或文本列表。</translation>
    </message>
    <message>
        <location line="+4"/>
        <location line="+31"/>
        <source>a text is expected.</source>
        <translation>应为文本。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>it is empty.</source>
        <translation>内容为空。</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>the text is longer than %n character(s).</source>
        <translation>
            <numerusform>文本超过 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>the text holds a NUL character.</source>
        <translation>文本含有空字符（NUL）。</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>“%1” is no label of the benchmark “%2”.</source>
        <translation>“%1”不是基准“%2”的标签。</translation>
    </message>
    <message>
        <location line="+31"/>
        <source>“%1” is none of the letters A to %2.</source>
        <translation>“%1”不是字母 A 至 %2 之一。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>it is not the text of option %1, which the answer names.</source>
        <translation>它不是答案所指选项 %1 的文本。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>it is the text of no option.</source>
        <translation>它不是任何选项的文本。</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>it is the text of several options.</source>
        <translation>它是多个选项的文本。</translation>
    </message>
    <message>
        <location filename="../models/exchange/exchangeset.cpp" line="+17"/>
        <source>CII-Bench (JSON files and images)</source>
        <translation>CII-Bench（JSON 文件与图片）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>CII-Bench, flat (JSON files and images)</source>
        <translation>CII-Bench 平面格式（JSON 文件与图片）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>JSON Lines (one item per line, and images)</source>
        <translation>JSON Lines（每行一题，附图片）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Table (CSV)</source>
        <translation>表格（CSV）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Workbook (XLSX)</source>
        <translation>工作簿（XLSX）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>VLMEvalKit (TSV with images inside)</source>
        <translation>VLMEvalKit（内含图片的 TSV）</translation>
    </message>
    <message>
        <location filename="../models/exchange/exporter.cpp" line="+22"/>
        <source>The file of image “%1” is missing or cannot be read.</source>
        <translation>图片“%1”的文件缺失或无法读取。</translation>
    </message>
    <message>
        <location line="+74"/>
        <source>The export was cancelled; nothing was written.</source>
        <translation>导出已取消，没有写入任何内容。</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>There is nothing to export: no question is accepted yet.</source>
        <translation>没有可导出的内容：还没有通过的问题。</translation>
    </message>
    <message>
        <location filename="../models/exchange/exportplan.cpp" line="+148"/>
        <source>The image of item %1 is not there.</source>
        <translation>题目 %1 的图片不存在。</translation>
    </message>
    <message>
        <location filename="../models/exchange/importer.cpp" line="+37"/>
        <source>Row %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Row %1, field “%2”: %3</source>
        <translation>第 %1 行，字段“%2”：%3</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Row %1 (%2), field “%3”: %4</source>
        <translation>第 %1 行（%2），字段“%3”：%4</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>“%1” cannot be imported. %2</source>
        <translation>无法导入“%1”。%2</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>“%1” cannot be imported: it holds no list of items.</source>
        <translation>无法导入“%1”：其中没有题目列表。</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>“%1” cannot be imported: line %2 is not valid JSON.</source>
        <translation>无法导入“%1”：第 %2 行不是有效的 JSON。</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>the id “%1” stands in row %2 already.</source>
        <translation>编号“%1”已在第 %2 行出现。</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>“%1” holds no items.</source>
        <translation>“%1”中没有题目。</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>“%1” does not exist.</source>
        <translation>“%1”不存在。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>“%1” is not a file.</source>
        <translation>“%1”不是文件。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>“%1” is too large: %2; the limit is %3.</source>
        <translation>“%1”过大：%2；上限为 %3。</translation>
    </message>
    <message>
        <location line="+5"/>
        <location line="+3"/>
        <source>“%1” cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <location filename="../models/exchange/parttarget.cpp" line="+49"/>
        <source>“%1” is no name for an export.</source>
        <translation>“%1”不能作为导出名称。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The folder “%1” does not exist.</source>
        <translation>文件夹“%1”不存在。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The folder “%1” cannot be written to.</source>
        <translation>无法写入文件夹“%1”。</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>“%1” could not be written: %2.</source>
        <translation>无法写入“%1”：%2。</translation>
    </message>
    <message>
        <location filename="../models/exchange/paths.cpp" line="+37"/>
        <source>The path of the image is empty.</source>
        <translation>图片路径为空。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The path of the image holds characters that cannot be shown.</source>
        <translation>图片路径含有无法显示的字符。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The path “%1” is not relative to the benchmark&apos;s folder.</source>
        <translation>路径“%1”不是相对于基准文件夹的路径。</translation>
    </message>
    <message>
        <location line="+2"/>
        <location line="+6"/>
        <source>The path “%1…” is too long.</source>
        <translation>路径“%1…”过长。</translation>
    </message>
    <message>
        <location line="-2"/>
        <source>The path “%1” leads out of the benchmark&apos;s folder.</source>
        <translation>路径“%1”指向基准文件夹之外。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The path “%1” names no file.</source>
        <translation>路径“%1”没有指向文件。</translation>
    </message>
    <message>
        <location line="+36"/>
        <source>There is no image “%1” beside the file or in the images&apos; folder.</source>
        <translation>在该文件旁或图片文件夹中没有图片“%1”。</translation>
    </message>
    <message>
        <location filename="../models/exchange/vlmevalkit.cpp" line="+72"/>
        <source>%1: readers of this format take option %2, “%3”, for an empty cell.</source>
        <translation>%1：读取此格式的程序会把选项 %2“%3”当作空单元格。</translation>
    </message>
    <message>
        <location filename="../models/exchange/xlsx.cpp" line="+25"/>
        <source>A workbook holds at most %1 items.</source>
        <translation>工作簿最多容纳 %1 道题目。</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Item %1: the text in “%2” is longer than a cell of a workbook (%3 characters). Choose CSV.</source>
        <translation>题目 %1：“%2”中的文字超过工作簿单元格的长度（%3 个字符）。请改用 CSV。</translation>
    </message>
    <message>
        <location filename="../models/exchange/parttarget.cpp" line="-22"/>
        <source>“%1” exists already and is not an empty folder.</source>
        <translation>“%1”已存在，且不是空文件夹。</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>“%1” is in the way: remove it or choose another name.</source>
        <translation>“%1”占用了位置：请删除它或换一个名称。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>“%1”, left by an export that was cut off, could not be removed.</source>
        <translation>无法删除中断的导出留下的“%1”。</translation>
    </message>
    <message>
        <location line="-10"/>
        <source>“%1” exists already.</source>
        <translation>“%1”已存在。</translation>
    </message>
    <message>
        <location filename="../models/exchange/importer.cpp" line="+19"/>
        <source>“%1” holds no items that can be imported. %2</source>
        <translation>“%1”中没有可导入的题目。%2</translation>
    </message>
</context>
<context>
    <name>yuyi::FactsEditor</name>
    <message>
        <location filename="../widgets/collect/factseditor.cpp" line="+154"/>
        <source>%1: %2</source>
        <comment>fact and its text</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Someone else changed this meanwhile. It now reads: %1</source>
        <translation>期间有人改了这里，现在是：%1</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Collector</source>
        <translation>收集者</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Where it was found</source>
        <translation>在哪里找到的</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>For example CC BY 4.0</source>
        <translation>例如 CC BY 4.0</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Keep Mine</source>
        <translation>用我的</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Take Theirs</source>
        <translation>用对方的</translation>
    </message>
</context>
<context>
    <name>yuyi::FilterBar</name>
    <message>
        <location filename="../widgets/collect/filterbar.cpp" line="+32"/>
        <source>As added</source>
        <translation>按添加顺序</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>By file size</source>
        <translation>按文件大小</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>By pixels</source>
        <translation>按像素</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>By text ratio</source>
        <translation>按文字占比</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>By stage</source>
        <translation>按阶段</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>%1 ≥ %2</source>
        <translation>%1 ≥ %2</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 ≤ %2</source>
        <translation>%1 ≤ %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 %2 – %3</source>
        <translation>%1 %2 – %3</translation>
    </message>
    <message>
        <location line="+197"/>
        <source>%1: %2</source>
        <comment>filter and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>%1 px</source>
        <translation>%1 像素</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Short side</source>
        <translation>短边</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>File size</source>
        <translation>文件大小</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Text ratio</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Discarded at: %1</source>
        <translation>剔除于：%1</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Reason: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Annotated by %1</source>
        <translation>%1 标注的</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>%n chosen image(s)</source>
        <translation>
            <numerusform>选定的 %n 张图片</numerusform>
        </translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Stage: %1</source>
        <translation>阶段：%1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Format: %1</source>
        <translation>格式：%1</translation>
    </message>
    <message>
        <location line="+2"/>
        <location line="+95"/>
        <source>No source or licence</source>
        <translation>缺来源或许可</translation>
    </message>
    <message>
        <location line="-82"/>
        <source>%1 %2</source>
        <comment>stage and number of images</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>There are no images yet.</source>
        <translation>还没有图片。</translation>
    </message>
    <message>
        <location line="+2"/>
        <location line="+71"/>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <location line="-36"/>
        <source>Real format</source>
        <translation>真实格式</translation>
    </message>
    <message>
        <location line="+34"/>
        <source>Search names and texts   /</source>
        <translation>搜索名称与文字   /</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search names, sources, notes and texts</source>
        <translation>搜索名称、来源、备注与文字</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Descending</source>
        <translation>降序</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Ascending</source>
        <translation>升序</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Size of the pictures</source>
        <translation>缩略图大小</translation>
    </message>
</context>
<context>
    <name>yuyi::FilterChip</name>
    <message>
        <location filename="../widgets/collect/filterchip.cpp" line="+50"/>
        <source>Delete takes this filter off.</source>
        <translation>按 Delete 键去掉这个筛选。</translation>
    </message>
</context>
<context>
    <name>yuyi::FilterStore</name>
    <message>
        <location filename="../db/sqlfilterstore.cpp" line="+189"/>
        <source>This group of duplicates is not in the project (any more).</source>
        <translation>这组重复图片（已）不在项目中。</translation>
    </message>
</context>
<context>
    <name>yuyi::FolderScan</name>
    <message>
        <location filename="../models/services/folderscan.cpp" line="+65"/>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
</context>
<context>
    <name>yuyi::FunnelView</name>
    <message>
        <location filename="../widgets/overview/funnelview.cpp" line="+29"/>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::GroupsModel</name>
    <message numerus="yes">
        <location filename="../widgets/duplicates/groupsmodel.cpp" line="+153"/>
        <source>%1 % · %n picture(s)</source>
        <translation>
            <numerusform>%1 % · %n 张</numerusform>
        </translation>
    </message>
    <message>
        <location line="+4"/>
        <source>confirmed</source>
        <translation>已确认</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>not duplicates</source>
        <translation>不是重复</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::HelpWindow</name>
    <message>
        <location filename="../widgets/shell/helpwindow.cpp" line="+81"/>
        <source>User Guide</source>
        <translation>使用手册</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Back</source>
        <translation>后退</translation>
    </message>
</context>
<context>
    <name>yuyi::Histogram</name>
    <message numerus="yes">
        <location filename="../widgets/charts/histogram.cpp" line="+211"/>
        <source>%1 % to %2 %: %n image(s)</source>
        <translation>
            <numerusform>%1 % 至 %2 %：%n 张图片</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::HistoryStore</name>
    <message>
        <location filename="../db/sqlhistorystore.cpp" line="+152"/>
        <source>There is nothing to undo any more.</source>
        <translation>已经没有可以撤销的内容。</translation>
    </message>
</context>
<context>
    <name>yuyi::Image</name>
    <message>
        <location filename="../models/domain/image.cpp" line="+17"/>
        <source>Collected</source>
        <translation>收集</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Discarded</source>
        <translation>剔除</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Being annotated</source>
        <translation>标注中</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Agreed</source>
        <translation>一致</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Gold</source>
        <translation>定稿</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Being validated</source>
        <translation>验证中</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Released</source>
        <translation>已发布</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Text ratio</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Inspection</source>
        <translation>甄别</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Unknown format</source>
        <translation>未知格式</translation>
    </message>
</context>
<context>
    <name>yuyi::ImageFiles</name>
    <message>
        <location filename="../models/services/imagefiles.cpp" line="+47"/>
        <location line="+37"/>
        <source>“%1” cannot be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <location line="-31"/>
        <location line="+43"/>
        <source>“%1” cannot be read to its end.</source>
        <translation>“%1”无法读到结尾。</translation>
    </message>
    <message>
        <location line="-17"/>
        <source>The folder “%1” cannot be made. Is the disk full or read-only?</source>
        <translation>无法建立文件夹“%1”。磁盘满了还是只读？</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The picture cannot be saved in “%1”. Is the disk full or read-only?</source>
        <translation>无法把图片保存到“%1”。磁盘满了还是只读？</translation>
    </message>
    <message>
        <location line="+15"/>
        <location line="+8"/>
        <source>The picture cannot be saved in “%1”. Is the disk full?</source>
        <translation>无法把图片保存到“%1”。磁盘满了吗？</translation>
    </message>
    <message>
        <location line="-3"/>
        <source>“%1” changed while it was being read.</source>
        <translation>“%1”在读取时被改动了。</translation>
    </message>
</context>
<context>
    <name>yuyi::ImageReader</name>
    <message>
        <location filename="../models/imaging/decode.cpp" line="+95"/>
        <source>%1 could not be decoded: there is not enough memory.</source>
        <translation>%1 无法解码：内存不足。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1 is cut off: the %2 file ends before its picture does.</source>
        <translation>%1 不完整：%2 文件在图片结束之前就中断了。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1 is damaged: its %2 data could not be decoded.</source>
        <translation>%1 已损坏：无法解码其中的 %2 数据。</translation>
    </message>
    <message>
        <location filename="../models/imaging/file.cpp" line="+28"/>
        <source>%1 does not exist.</source>
        <translation>%1 不存在。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1 may not be read: the file&apos;s permissions forbid it.</source>
        <translation>%1 无法读取：文件权限不允许。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 could not be read: %2.</source>
        <translation>%1 无法读取：%2。</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>%1 is a folder, not a picture.</source>
        <translation>%1 是文件夹，不是图片。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 is a device or pipe, not a regular file.</source>
        <translation>%1 是设备或管道，不是普通文件。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>This picture</source>
        <translation>这张图片</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>%1 is a link that leads nowhere.</source>
        <translation>%1 是一个失效的链接。</translation>
    </message>
    <message>
        <location line="+16"/>
        <location filename="../models/imaging/readheader.cpp" line="+86"/>
        <source>%1 is empty: the file has no content.</source>
        <translation>%1 是空文件，没有内容。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 is too large: %2; the limit is %3.</source>
        <translation>%1 过大：%2；上限为 %3。</translation>
    </message>
    <message>
        <location filename="../models/imaging/readheader.cpp" line="-58"/>
        <source>%1 is in the format %2, which is not read. Convert it to JPEG, PNG or WebP first.</source>
        <translation>%1 的格式是 %2，程序无法读取。请先转换为 JPEG、PNG 或 WebP。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1 is a %2 file, not a picture.</source>
        <translation>%1 是 %2 文件，不是图片。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 is a web page, not a picture: the download probably failed.</source>
        <translation>%1 是网页，不是图片：可能是下载失败。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1 is a text file, not a picture.</source>
        <translation>%1 是文本文件，不是图片。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1 is not a picture in a known format: JPEG, PNG, WebP, GIF, BMP and TIFF are read.</source>
        <translation>%1 不是已知格式的图片：可读取 JPEG、PNG、WebP、GIF、BMP 和 TIFF。</translation>
    </message>
    <message>
        <location line="+48"/>
        <source>%1 is a damaged %2 file: its header breaks off or makes no sense.</source>
        <translation>%1 是损坏的 %2 文件：文件头不完整或无意义。</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>%1 is too large: %2 × %3 pixels would take %4 when decoded; the limit is %5.</source>
        <translation>%1 过大：%2 × %3 像素解码后需要 %4；上限为 %5。</translation>
    </message>
</context>
<context>
    <name>yuyi::ImageStore</name>
    <message>
        <location filename="../db/sqlimagestore.cpp" line="+46"/>
        <source>This image is not in the project (any more).</source>
        <translation>这张图片（已）不在项目中。</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>An image without an identity cannot be stored.</source>
        <translation>没有标识的图片无法保存。</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>This image is already in the project.</source>
        <translation>这张图片已在项目中。</translation>
    </message>
    <message>
        <location line="+88"/>
        <source>The beginning of an image&apos;s hash has at least four of the digits 0–9 and a–f.</source>
        <translation>图片哈希的开头至少要有四位，由数字 0–9 和字母 a–f 组成。</translation>
    </message>
    <message>
        <location filename="../db/sqldecisions.cpp" line="+73"/>
        <source>This decision was already undone.</source>
        <translation>这个决定已经撤销过了。</translation>
    </message>
    <message>
        <location line="+44"/>
        <source>This decision is not in the project.</source>
        <translation>项目中没有这个决定。</translation>
    </message>
</context>
<context>
    <name>yuyi::ImageViewer</name>
    <message>
        <location filename="../widgets/image/imageviewer.cpp" line="+32"/>
        <location line="+327"/>
        <source>Image</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>yuyi::ImageWriter</name>
    <message>
        <location filename="../models/imaging/encode.cpp" line="+29"/>
        <source>There is no picture to write.</source>
        <translation>没有可写入的图片。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Pictures are written as JPEG, PNG or WebP, not as %1.</source>
        <translation>图片只能写成 JPEG、PNG 或 WebP，不能写成 %1。</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The picture could not be written as %1.</source>
        <translation>无法把图片写成 %1。</translation>
    </message>
</context>
<context>
    <name>yuyi::ImportItemsDialog</name>
    <message>
        <location filename="../widgets/collect/importitemsdialog.cpp" line="+25"/>
        <source>CII-Bench: an entry for each image with its questions</source>
        <translation>CII-Bench：每张图片一条记录，含其问题</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>CII-Bench, flat: an entry for each question</source>
        <translation>CII-Bench 平铺：每个问题一条记录</translation>
    </message>
    <message>
        <location line="+10"/>
        <location line="+4"/>
        <location line="+10"/>
        <source>Import Items</source>
        <translation>导入题目</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Read as</source>
        <translation>识别为</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Refused entries</source>
        <translation>拒收的记录</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The first of them</source>
        <translation>其中第一条</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Folder of the images</source>
        <translation>图片所在文件夹</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Folder of the Images</source>
        <translation>图片所在文件夹</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Beside the file, or in the folder above it</source>
        <translation>文件旁边，或其上一级文件夹</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Looking for the images…</source>
        <translation>正在查找图片…</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>All images are there.</source>
        <translation>图片齐全。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 of %2 images are there; missing, for example: %3</source>
        <translation>%2 张图片中找到 %1 张；缺少的例如：%3</translation>
    </message>
</context>
<context>
    <name>yuyi::ImportStrip</name>
    <message>
        <location filename="../widgets/collect/importstrip.cpp" line="+63"/>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Leave It</source>
        <translation>不再继续</translation>
    </message>
    <message>
        <location line="+3"/>
        <location line="+1"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>An import was interrupted at %1 of %2. What was taken is kept.</source>
        <translation>有一次导入中断于 %1 / %2，已收录的都在。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>An import was interrupted. What was taken is kept.</source>
        <translation>有一次导入中断了，已收录的都在。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Last import, %1: %2</source>
        <translation>最近一次导入，%1：%2</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Show Refused</source>
        <translation>查看拒收</translation>
    </message>
</context>
<context>
    <name>yuyi::InspectPage</name>
    <message>
        <location filename="../widgets/inspect/inspectpage.cpp" line="+60"/>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location line="+2"/>
        <location line="+226"/>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <location line="-225"/>
        <source>Next Image</source>
        <translation>下一张</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Previous Image</source>
        <translation>上一张</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Actual Size</source>
        <translation>原始大小</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Rotate View</source>
        <translation>旋转视图</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Discard: %1</source>
        <translation>排除：%1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Discarded: %1</source>
        <translation>剔除：%1</translation>
    </message>
    <message>
        <location line="+191"/>
        <source>%1 of %2 · kept %3, discarded %4</source>
        <translation>第 %1 张，共 %2 张 · 已保留 %3，已排除 %4</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>text %1 %</source>
        <translation>文字 %1 %</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>animated, first of %n frame(s)</source>
        <translation>
            <numerusform>动图，共 %n 帧，显示第一帧</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>the file is cut off</source>
        <translation>文件不完整</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>no licence known</source>
        <translation>许可未知</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Discarded</source>
        <translation>剔除</translation>
    </message>
    <message>
        <location line="+41"/>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Every image is inspected.</source>
        <translation>全部甄别完了。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>In this visit you kept %1 and discarded %2. What you kept can be annotated now.</source>
        <translation>这次你保留了 %1 张，排除了 %2 张。保留的图片现在可以标注了。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Go to Annotation</source>
        <translation>去标注</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>No image waits for inspection.</source>
        <translation>没有等待甄别的图片。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Collect images first; they are looked at here one by one.</source>
        <translation>请先收集图片；它们会在这里逐张查看。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Go to Collect</source>
        <translation>去收集</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Inspect</source>
        <translation>甄别</translation>
    </message>
</context>
<context>
    <name>yuyi::Integrity</name>
    <message>
        <location filename="../db/integrity.cpp" line="+45"/>
        <source>Image %1 stands at “%2”, but a decision in force discards it.</source>
        <translation>图片 %1 的阶段是“%2”，但有一个有效的决定将它丢弃。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Image %1 stands as discarded, but no decision in force discards it.</source>
        <translation>图片 %1 的阶段是已丢弃，但没有有效的决定将它丢弃。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Image %1 stands at “%2”, but has no gold annotation.</source>
        <translation>图片 %1 的阶段是“%2”，但没有定稿。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Image %1 stands at “%2”, but has a gold annotation.</source>
        <translation>图片 %1 的阶段是“%2”，但已有定稿。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Image %1 stands at “%2”, but somebody has submitted an annotation.</source>
        <translation>图片 %1 的阶段是“%2”，但已有人提交了标注。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Image %1 stands as being annotated, but nobody has an annotation of it.</source>
        <translation>图片 %1 的阶段是标注中，但没有任何人的标注。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Image %1 stands as kept, but no inspection in force keeps it.</source>
        <translation>图片 %1 的阶段是已保留，但没有有效的检查结果保留它。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Image %1 stands as collected, but an inspection in force keeps it.</source>
        <translation>图片 %1 的阶段是已收集，但有一个有效的检查结果保留它。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Image %1 stands as released, but is in no release.</source>
        <translation>图片 %1 的阶段是已发布，但不在任何发布中。</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>For image %1 the stored standing decision of the step “%2” is not the newest one.</source>
        <translation>图片 %1 在步骤“%2”中记录的有效决定不是最新的一个。</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>For image %1 a decision of the step “%2” stands that was undone.</source>
        <translation>图片 %1 在步骤“%2”中记录为有效的决定已被撤销。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Image %1 has no file name.</source>
        <translation>图片 %1 没有文件名。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Image %1 has %2 text measures and not exactly one newest.</source>
        <translation>图片 %1 有 %2 次文字测量，但最新的一次不是恰好一个。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Question %1 has not exactly one current version.</source>
        <translation>问题 %1 的当前版本不是恰好一个。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Gold annotation %2 refers to the question version %1, which is open to change or of another question.</source>
        <translation>定稿 %2 引用的问题版本 %1 仍可修改，或属于另一个问题。</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Release %1 does not hold as many images and questions as it says.</source>
        <translation>发布 %1 中的图片数和问题数与其记录不符。</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>The database file is damaged: %1</source>
        <translation>数据库文件已损坏：%1</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>A row of %1 refers to something missing in %2.</source>
        <translation>%1 中有一行引用了 %2 中不存在的内容。</translation>
    </message>
    <message>
        <location line="-58"/>
        <source>For image %1 it is stored wrongly whether the step “%2” is the first that discards it.</source>
        <translation>图片 %1 的步骤“%2”是否为最先丢弃它的步骤，记录有误。</translation>
    </message>
</context>
<context>
    <name>yuyi::ItemImportService</name>
    <message>
        <location filename="../models/services/itemimportservice.cpp" line="+275"/>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Stopped. What was imported is kept; importing the same file again continues.</source>
        <translation>已停止。已导入的都保留；再次导入同一文件即可继续。</translation>
    </message>
</context>
<context>
    <name>yuyi::JobCenter</name>
    <message>
        <location filename="../models/services/jobcenter.cpp" line="+163"/>
        <source>This version of the program cannot do this work.</source>
        <translation>此版本的程序不能进行这项工作。</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>The work ended because of an unexpected fault.</source>
        <translation>由于意外故障，工作已中止。</translation>
    </message>
</context>
<context>
    <name>yuyi::JobKinds</name>
    <message numerus="yes">
        <location filename="../models/services/jobkinds.cpp" line="+43"/>
        <source>%1 added, %2 known already, %n file(s) refused.</source>
        <translation>
            <numerusform>新增 %1 张，已有 %2 张，拒收 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 added, %2 known already.</source>
        <translation>新增 %1 张，已有 %2 张。</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>%1 questions of %2 images added; %3 entries refused, %4 conflicts.</source>
        <translation>新增 %2 张图片的 %1 个问题；拒收 %3 条，冲突 %4 处。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 questions of %2 images added.</source>
        <translation>新增 %2 张图片的 %1 个问题。</translation>
    </message>
    <message numerus="yes">
        <location line="+14"/>
        <source>%1 groups of duplicates, %2 of one template; %n image(s) could not be read.</source>
        <translation>
            <numerusform>重复 %1 组，同模板 %2 组；%n 张图片无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 groups of duplicates, %2 of one template.</source>
        <translation>重复 %1 组，同模板 %2 组。</translation>
    </message>
    <message numerus="yes">
        <location line="+13"/>
        <source>%1 images measured, %n could not be read.</source>
        <translation>
            <numerusform>已测量 %1 张，%n 张无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 images measured.</source>
        <translation>已测量 %1 张。</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>%1 questions of %2 images written.</source>
        <translation>已写出 %2 张图片的 %1 个问题。</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Collecting images</source>
        <translation>正在收集图片</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Importing items</source>
        <translation>正在导入题目</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Looking for duplicates</source>
        <translation>正在检查重复</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Measuring text</source>
        <translation>正在测量文字占比</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Writing the release</source>
        <translation>正在写出发布文件</translation>
    </message>
</context>
<context>
    <name>yuyi::JobLine</name>
    <message>
        <location filename="../widgets/shell/jobline.cpp" line="+84"/>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Dismiss</source>
        <translation>知道了</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>yuyi::JobText</name>
    <message>
        <location filename="../widgets/shell/jobtext.cpp" line="+30"/>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1: %2 / %3</source>
        <translation>%1：%2 / %3</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1: %2 / %3 · %4 per second · %5 left</source>
        <translation>%1：%2 / %3 · 每秒 %4 · 剩余 %5</translation>
    </message>
    <message numerus="yes">
        <location line="+11"/>
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>%1: waiting</source>
        <translation>%1：等待中</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1: paused at %2 / %3</source>
        <translation>%1：已暂停，%2 / %3</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1: paused</source>
        <translation>%1：已暂停</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1: cancelled</source>
        <translation>%1：已取消</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1: done</source>
        <translation>%1：已完成</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+3"/>
        <source>%1: %2</source>
        <comment>job and how it ended</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location line="-1"/>
        <source>%1: failed</source>
        <translation>%1：失败</translation>
    </message>
</context>
<context>
    <name>yuyi::JobsBar</name>
    <message numerus="yes">
        <location filename="../widgets/shell/jobsbar.cpp" line="+75"/>
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Json</name>
    <message>
        <location filename="../models/domain/json.cpp" line="+32"/>
        <source>The JSON text is too large: %1; the limit is %2.</source>
        <translation>JSON 文本过大：%1；上限为 %2。</translation>
    </message>
    <message numerus="yes">
        <location line="+13"/>
        <source>The JSON text is nested more than %n level(s) deep.</source>
        <translation>
            <numerusform>JSON 文本的嵌套超过 %n 层。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The JSON text is empty.</source>
        <translation>JSON 文本为空。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The text is not valid JSON: line %1, column %2.</source>
        <translation>文本不是有效的 JSON：第 %1 行，第 %2 列。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The text is not valid JSON.</source>
        <translation>文本不是有效的 JSON。</translation>
    </message>
</context>
<context>
    <name>yuyi::LintStrip</name>
    <message numerus="yes">
        <location filename="../widgets/annotate/lintstrip.cpp" line="+89"/>
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n thing(s) to fill in</source>
        <translation>
            <numerusform>还差 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n hint(s), can be submitted</source>
        <translation>
            <numerusform>%n 条提示，可提交</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>No findings, can be submitted</source>
        <translation>无错误，可提交</translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>F8 jumps to the next finding</source>
        <translation>按 F8 跳到下一条提示</translation>
    </message>
</context>
<context>
    <name>yuyi::Linter</name>
    <message>
        <location filename="../models/linting/finding.cpp" line="+17"/>
        <source>Number of questions</source>
        <translation>问题数目</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Number of options</source>
        <translation>选项数目</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Empty option</source>
        <translation>选项为空</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Number of correct options</source>
        <translation>正确选项数目</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Equal options</source>
        <translation>选项相同</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Empty question</source>
        <translation>问题为空</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Missing label</source>
        <translation>缺少标签</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Unknown label</source>
        <translation>未知标签</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Several labels where one is asked for</source>
        <translation>单选维度有多个标签</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No explanation</source>
        <translation>没有解释</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No implied meaning</source>
        <translation>没有隐喻含义</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Long question</source>
        <translation>问题过长</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Long option</source>
        <translation>选项过长</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Correct option the longest by far</source>
        <translation>正确选项明显最长</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Option lengths spread widely</source>
        <translation>选项长短悬殊</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Option contained in another</source>
        <translation>选项被另一选项包含</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Answer position of the author</source>
        <translation>作者的答案位置</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Question repeats the correct option</source>
        <translation>问题重复了正确选项的用词</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>All or none of the above</source>
        <translation>以上都是或都不是</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Two negations</source>
        <translation>双重否定</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Option readable in the image</source>
        <translation>选项文字出现在图片中</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Near-duplicate question</source>
        <translation>近似重复的问题</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Overlapping questions of one image</source>
        <translation>同一图片的问题重叠</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Telephone number</source>
        <translation>电话号码</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Identity card number</source>
        <translation>身份证号码</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>E-mail address</source>
        <translation>电子邮箱</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Id used twice</source>
        <translation>编号重复</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Balance of answer positions</source>
        <translation>答案位置的均衡</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Longest option too often correct</source>
        <translation>最长选项过多为正确答案</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Many questions with widely spread option lengths</source>
        <translation>许多问题的选项长短悬殊</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Option used in several questions</source>
        <translation>同一选项用于多个问题</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Label that never occurs</source>
        <translation>从未出现的标签</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Label that dominates</source>
        <translation>占比过大的标签</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Labels of one image differ</source>
        <translation>同一图片的标签不一致</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Image without source</source>
        <translation>图片没有来源</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Image without licence</source>
        <translation>图片没有许可</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../models/linting/questionlinter.cpp" line="+78"/>
        <source>“%1” has no label yet.</source>
        <translation>“%1”还没有标签。</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>“%1” has %n labels where one is asked for.</source>
        <translation>
            <numerusform>“%1”应选一个标签，现有 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+5"/>
        <source>“%1” is no label of “%2”.</source>
        <translation>“%1”不是“%2”的标签。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The benchmark has no dimension “%1”.</source>
        <translation>该基准没有维度“%1”。</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>This text seems to hold a telephone number.</source>
        <translation>这段文字似乎含有电话号码。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This text seems to hold an identity card number.</source>
        <translation>这段文字似乎含有身份证号码。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This text seems to hold an e-mail address.</source>
        <translation>这段文字似乎含有电子邮箱。</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Option %1 is empty.</source>
        <translation>选项 %1 为空。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Options %1 and %2 are equal.</source>
        <translation>选项 %1 与 %2 相同。</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>Option %1 is longer than %n character(s).</source>
        <translation>
            <numerusform>选项 %1 超过 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Option %1 says “all” or “none of the above”: its place among shuffled options is lost.</source>
        <translation>选项 %1 写的是“以上都是”或“以上都不是”：选项打乱后就失去所指。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Option %1 holds two negations: say it directly.</source>
        <translation>选项 %1 含双重否定：请直接表述。</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Option %1 is contained in option %2: if one is right, so may be the other.</source>
        <translation>选项 %1 包含在选项 %2 中：若其一正确，另一个也可能正确。</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>The correct option %1 is the longest by far: %2 characters, the next has %3. It can be guessed.</source>
        <translation>正确选项 %1 明显最长：%2 个字符，次长的为 %3 个，容易被猜中。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The options differ widely in length: from %1 to %2 characters.</source>
        <translation>选项长短悬殊：从 %1 到 %2 个字符。</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>%1 of your %2 correct answers stand at %3: move this one to another place.</source>
        <translation>您的 %2 个正确答案中有 %1 个位于 %3：请把这一个换到别的位置。</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>The text of option %1 can be read in the image.</source>
        <translation>选项 %1 的文字可以在图片中读到。</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>The question is empty.</source>
        <translation>问题为空。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A question has %1 options here; this one has %2.</source>
        <translation>每个问题应有 %1 个选项；这个有 %2 个。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>No option is marked as correct.</source>
        <translation>没有标出正确选项。</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Only one option may be correct; %n are marked.</source>
        <translation>
            <numerusform>只能有一个正确选项；现标出了 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 options are to be correct; %2 are marked.</source>
        <translation>应有 %1 个正确选项；现标出了 %2 个。</translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>The question is longer than %n character(s).</source>
        <translation>
            <numerusform>问题超过 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+14"/>
        <source>The question repeats “%1”, which stands in the correct option only.</source>
        <translation>问题重复了“%1”，而它只出现在正确选项中。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The question holds two negations: ask directly.</source>
        <translation>问题含双重否定：请直接提问。</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>This question and its options are nearly those of another image: “%1” (%2 % alike).</source>
        <translation>这个问题及其选项与另一图片的几乎相同：“%1”（相似度 %2 %）。</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Questions %1 and %2 ask the same.</source>
        <translation>问题 %1 与问题 %2 问的是同一件事。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Questions %1 and %2 have nearly the same answer.</source>
        <translation>问题 %1 与问题 %2 的答案几乎相同。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Of questions %1 and %2 one gives away the answer of the other.</source>
        <translation>问题 %1 与问题 %2 中，一个泄露了另一个的答案。</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>There is no explanation yet.</source>
        <translation>还没有解释。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>There is no implied meaning yet.</source>
        <translation>还没有隐喻含义。</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>An image has %1 to %2 questions; this one has %3.</source>
        <translation>每张图片应有 %1 到 %2 个问题；这张有 %3 个。</translation>
    </message>
    <message>
        <location filename="../models/linting/setlinter.cpp" line="+23"/>
        <source>%1, option %2</source>
        <translation>%1，选项 %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, note on option %2</source>
        <translation>%1，选项 %2 的备注</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, options</source>
        <translation>%1，选项</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, question</source>
        <translation>%1，问题</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, rationale</source>
        <translation>%1，依据</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, explanation</source>
        <translation>%1，解释</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, implied meaning</source>
        <translation>%1，隐喻含义</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <location filename="../models/linting/setrules.cpp" line="+31"/>
        <source>p &lt; 0.0001</source>
        <translation>p &lt; 0.0001</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>The set</source>
        <translation>整个集合</translation>
    </message>
    <message>
        <location line="+45"/>
        <source>The id “%1” belongs to items %2 and %3 of the set.</source>
        <translation>编号“%1”同时属于集合中的第 %2 题和第 %3 题。</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>The correct options are spread unevenly over the positions (%1): χ² = %2, %3. Shuffle the options.</source>
        <translation>正确选项在各位置上分布不均（%1）：χ² = %2，%3。请打乱选项顺序。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The correct option is the longest in %1 of %2 questions; always picking the longest scores %3 %, chance is %4 % (%5).</source>
        <translation>%2 个问题中有 %1 个的正确选项最长；总选最长项可得 %3 %，随机为 %4 %（%5）。</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>On average the longest option is %1 times as long as the shortest.</source>
        <translation>最长选项平均是最短选项的 %1 倍。</translation>
    </message>
    <message>
        <location line="+37"/>
        <source>The option “%1” stands in %2 questions of different images, as the correct one in %3.</source>
        <translation>选项“%1”出现在不同图片的 %2 个问题中，其中 %3 个为正确答案。</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>No image is labelled “%1”.</source>
        <translation>没有图片标为“%1”。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1 % of the images are labelled “%2”.</source>
        <translation>%1 % 的图片标为“%2”。</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>no label</source>
        <translation>无标签</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The entries of one image differ in “%1”: %2.</source>
        <translation>同一图片的各条目在“%1”上不一致：%2。</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>The image has no source.</source>
        <translation>该图片没有来源。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The image has no licence.</source>
        <translation>该图片没有许可。</translation>
    </message>
    <message>
        <location line="-189"/>
        <source>Item %1</source>
        <translation>题目 %1</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Image of %1</source>
        <translation>%1 的图片</translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 以及另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::MainMenu</name>
    <message>
        <location filename="../widgets/shell/mainmenu.cpp" line="+98"/>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Go</source>
        <translation>前往(&amp;G)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Open Recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Text Size</source>
        <translation>字号</translation>
    </message>
</context>
<context>
    <name>yuyi::MainWindow</name>
    <message>
        <location filename="../widgets/shell/mainwindow.cpp" line="+138"/>
        <source>The backup is %1.</source>
        <translation>备份已保存：%1</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>%1 – Yuyi</source>
        <translation>%1 – 寓意</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Yuyi</source>
        <translation>寓意</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <location line="+30"/>
        <source>The running work is being paused. It can be continued next time.</source>
        <translation>正在暂停进行中的工作，下次可以继续。</translation>
    </message>
    <message>
        <location line="+110"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Done again: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <location filename="../widgets/shell/windowdialogs.cpp" line="+32"/>
        <source>Folder of the Project</source>
        <translation>项目文件夹</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Restore Backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The project in %1 becomes what it was when the backup was made. What is there now is kept as a backup of its own.</source>
        <translation>%1 中的项目将恢复到备份时的状态。现有内容会另存为一份备份。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Backup to Restore</source>
        <translation>要恢复的备份</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Backups (*.yuyi)</source>
        <translation>备份 (*.yuyi)</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Folder of the Project to Restore</source>
        <translation>要恢复的项目文件夹</translation>
    </message>
</context>
<context>
    <name>yuyi::Manifest</name>
    <message>
        <location filename="../models/exchange/manifest.cpp" line="+36"/>
        <source>“%1” is not valid JSON (at byte %2): %3</source>
        <translation>“%1”不是有效的 JSON（第 %2 字节）：%3</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>“%1” must be a JSON array of objects with a field “file”.</source>
        <translation>“%1”必须是 JSON 数组，每个对象都有“file”字段。</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>“%1”, entry %2: the field “file” is missing or empty.</source>
        <translation>“%1”第 %2 条：缺少“file”字段或为空。</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>“%1” is empty.</source>
        <translation>“%1”是空的。</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>“%1”: the first line must name the columns, and one of them must be “file”.</source>
        <translation>“%1”：第一行必须是列名，其中要有“file”。</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>“%1”, row %2: the field “file” is empty.</source>
        <translation>“%1”第 %2 行：“file”字段为空。</translation>
    </message>
    <message>
        <location line="+53"/>
        <source>Row %1 has a quotation mark that is never closed.</source>
        <translation>第 %1 行有一个没有闭合的引号。</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>The manifest “%1” cannot be read.</source>
        <translation>无法读取清单“%1”。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The manifest “%1” is larger than 256 MB.</source>
        <translation>清单“%1”大于 256 MB。</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>“%1” is not UTF-8 text. Save it as UTF-8 and try again.</source>
        <translation>“%1”不是 UTF-8 文本。请存为 UTF-8 后重试。</translation>
    </message>
</context>
<context>
    <name>yuyi::ManyActions</name>
    <message numerus="yes">
        <location filename="../widgets/collect/manyactions.cpp" line="+92"/>
        <source>%n image(s) selected</source>
        <translation>
            <numerusform>已选 %n 张图片</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The same source, licence or collector for all of them. What is left empty stays as it is.</source>
        <translation>为它们填入相同的来源、许可或收集者。留空的保持不变。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Collector</source>
        <translation>收集者</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Enter for All</source>
        <translation>全部填入</translation>
    </message>
</context>
<context>
    <name>yuyi::MyWorkDialog</name>
    <message>
        <location filename="../widgets/annotate/myworkdialog.cpp" line="+33"/>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>My Work</source>
        <translation>我的标注</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Find by file name, label or text</source>
        <translation>按文件名、标签或文字查找</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Find in my work</source>
        <translation>在我的标注中查找</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Images I annotated</source>
        <translation>我标注过的图片</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
    <message>
        <location line="+51"/>
        <source>%1 · %2 · %3
%4</source>
        <translation>%1 · %2 · %3
%4</translation>
    </message>
    <message>
        <location line="+33"/>
        <source>Nothing yet: what you annotate is listed here.</source>
        <translation>还没有内容：你标注的图片会列在这里。</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>yuyi::Navigation</name>
    <message>
        <location filename="../widgets/shell/navigation.cpp" line="+87"/>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>yuyi::NavigationEntry</name>
    <message>
        <location filename="../widgets/shell/navigationentry.cpp" line="+42"/>
        <source>%1, %2 open</source>
        <translation>%1，待处理 %2</translation>
    </message>
</context>
<context>
    <name>yuyi::NewProjectDialog</name>
    <message>
        <location filename="../widgets/shell/newprojectdialog.cpp" line="+36"/>
        <source>Create Project</source>
        <translation>创建项目</translation>
    </message>
    <message>
        <location line="+4"/>
        <location line="+22"/>
        <source>New Project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <location line="-15"/>
        <source>For example: Chinese implied meanings 2026</source>
        <translation>例如：中文图像隐喻 2026</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Benchmark it follows</source>
        <translation>参照的评测集</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your name</source>
        <translation>您的姓名</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+1"/>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Folder in Which the Project Is Made</source>
        <translation>项目所在的文件夹</translation>
    </message>
    <message>
        <location line="+52"/>
        <source>A project needs a title.</source>
        <translation>请填写项目标题。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Your name stands beside all you do.</source>
        <translation>请填写姓名，它会记在您做的每一步旁。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Choose where the project is kept.</source>
        <translation>请选择项目保存的位置。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Give the whole path, from / on.</source>
        <translation>请填写从 / 开始的完整路径。</translation>
    </message>
</context>
<context>
    <name>yuyi::OptionRow</name>
    <message>
        <location filename="../widgets/annotate/optionrow.cpp" line="+209"/>
        <location line="+1"/>
        <source>Option %1</source>
        <translation>选项 %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Note on option %1</source>
        <translation>选项 %1 的备注</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Why somebody might choose it, and why it is wrong</source>
        <translation>为什么有人会选它，又为什么不对</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Mark as the correct option (Alt+Enter)</source>
        <translation>标为正确选项（Alt+Enter）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Option %1 is correct</source>
        <translation>选项 %1 为正确答案</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Option %1 is a distractor</source>
        <translation>选项 %1 为干扰项</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Note on this option (Alt+N)</source>
        <translation>这个选项的备注（Alt+N）</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Note •</source>
        <translation>备注 •</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>yuyi::Options</name>
    <message>
        <location filename="../app/options.cpp" line="+22"/>
        <source>--%1 takes %2, not “%3”.</source>
        <translation>--%1 可取 %2，不能是“%3”。</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>A studio in which a team builds, reviews and releases a multimodal benchmark of implied meanings.</source>
        <translation>团队在此构建、审核并发布“图像隐喻”多模态评测集。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Show this help and end.</source>
        <translation>显示此帮助并退出。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Show the version and end.</source>
        <translation>显示版本并退出。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Start on this page: overview, collect, duplicates, text, inspect, annotate or release.</source>
        <translation>启动后显示此页：overview、collect、duplicates、text、inspect、annotate 或 release。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Language of this run: zh_CN or en.</source>
        <translation>本次使用的语言：zh_CN 或 en。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Theme of this run: light or dark.</source>
        <translation>本次使用的主题：light 或 dark。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Text size of this run: 0.8 to 2.0, where 1 is normal.</source>
        <translation>本次使用的字号：0.8 至 2.0，1 为标准。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>End as soon as the window is there and the project is open: for tests of an installation.</source>
        <translation>窗口出现、项目打开后立即退出：用于检验安装。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Folder of a project, the project.yuyi in it, or postgresql://user@host:port/db?schema=name.</source>
        <translation>项目文件夹、其中的 project.yuyi，或 postgresql://user@host:port/db?schema=name。</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>One project at a time. Start the program again for another.</source>
        <translation>一次只能打开一个项目。要打开另一个，请再启动一次程序。</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>--font-scale takes a number from 0.8 to 2.0, not “%1”.</source>
        <translation>--font-scale 可取 0.8 至 2.0 的数，不能是“%1”。</translation>
    </message>
</context>
<context>
    <name>yuyi::OverviewPage</name>
    <message>
        <location filename="../widgets/overview/overviewpage.cpp" line="+182"/>
        <source>Duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Too much text</source>
        <translation>文字过多</translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>%n image(s) have not been searched for duplicates.</source>
        <translation>
            <numerusform>有 %n 张图片还没有查找重复。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search for Duplicates</source>
        <translation>查找重复</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n group(s) of duplicates wait for a decision.</source>
        <translation>
            <numerusform>有 %n 组重复等待决定。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Settle Duplicates</source>
        <translation>处理重复</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>The text of %n image(s) has not been measured.</source>
        <translation>
            <numerusform>有 %n 张图片还没有测量文字。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Measure Text</source>
        <translation>测量文字</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n image(s) are near or over the text limit.</source>
        <translation>
            <numerusform>有 %n 张图片接近或超过文字上限。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Look at Them</source>
        <translation>去查看</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n image(s) wait for inspection.</source>
        <translation>
            <numerusform>有 %n 张图片等待甄别。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Inspect</source>
        <translation>甄别</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>%n image(s) wait for your annotation.</source>
        <translation>
            <numerusform>有 %n 张图片等待你标注。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>%n image(s) are accepted and can be released.</source>
        <translation>
            <numerusform>有 %n 张图片已接受，可以发布。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Everything is done.</source>
        <translation>全部完成了。</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Collect More</source>
        <translation>收集更多</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>This project has no pictures yet.</source>
        <translation>这个项目还没有图片。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Collect a folder of raw pictures, or import a published benchmark.</source>
        <translation>收集一个原始图片文件夹，或导入已发布的基准。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Collect Pictures</source>
        <translation>收集图片</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Collected</source>
        <translation>收集</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n duplicate(s)</source>
        <translation>
            <numerusform>%n 张重复</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Without duplicates</source>
        <translation>去重之后</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n with too much text</source>
        <translation>
            <numerusform>%n 张文字过多</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Little text</source>
        <translation>文字较少</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 discarded, %2 to inspect</source>
        <translation>排除 %1 张，待甄别 %2 张</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n to annotate</source>
        <translation>
            <numerusform>%n 张待标注</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Accepted</source>
        <translation>已接受</translation>
    </message>
    <message numerus="yes">
        <location line="+0"/>
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道问题</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Released</source>
        <translation>已发布</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n release(s)</source>
        <translation>
            <numerusform>%n 次发布</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+18"/>
        <source>%n submitted by you today</source>
        <translation>
            <numerusform>你今天提交了 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <location line="+2"/>
        <location line="+5"/>
        <source>From raw to released</source>
        <translation>从原始到发布</translation>
    </message>
    <message>
        <location line="-4"/>
        <location line="+3"/>
        <source>Why images were left out</source>
        <translation>图片被排除的原因</translation>
    </message>
    <message>
        <location line="-2"/>
        <source>Where the images stand</source>
        <translation>图片所处阶段</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Images</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>yuyi::Pages</name>
    <message>
        <location filename="../app/pages.cpp" line="+40"/>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Collect</source>
        <translation>收集</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Duplicates</source>
        <translation>去重</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Text</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Inspect</source>
        <translation>甄别</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Release</source>
        <translation>发布</translation>
    </message>
</context>
<context>
    <name>yuyi::PairText</name>
    <message>
        <location filename="../widgets/duplicates/pairtext.cpp" line="+19"/>
        <source>the largest copy</source>
        <translation>最大的一份</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>the least compressed copy</source>
        <translation>压缩最少的一份</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>the copy without marks</source>
        <translation>没有水印的一份</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>chosen by a person</source>
        <translation>由人选定</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>collected first</source>
        <translation>最先收集</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>similarity %1 %</source>
        <translation>相似度 %1 %</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>changed blocks %1 %</source>
        <translation>变化块 %1 %</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>distance %1</source>
        <translation>距离 %1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>overlap %1 %</source>
        <translation>重叠 %1 %</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n matched point(s)</source>
        <translation>
            <numerusform>%n 个匹配点</numerusform>
        </translation>
    </message>
    <message>
        <location line="+8"/>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Keep: %1</source>
        <translation>保留：%1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Would be discarded</source>
        <translation>将被排除</translation>
    </message>
</context>
<context>
    <name>yuyi::Palette</name>
    <message>
        <location filename="../widgets/shell/palette.cpp" line="+100"/>
        <source>Page, command, file name, text or the beginning of a checksum</source>
        <translation>页面、命令、文件名、文字或校验和的开头</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Found</source>
        <translation>结果</translation>
    </message>
    <message>
        <location line="+95"/>
        <source>%1 · %2 × %3 · %4</source>
        <translation>%1 · %2 × %3 · %4</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Nothing is called that. Try a part of the name.</source>
        <translation>没有找到。请试试名称的一部分。</translation>
    </message>
</context>
<context>
    <name>yuyi::PaletteModel</name>
    <message>
        <location filename="../widgets/shell/palettemodel.cpp" line="+47"/>
        <source>Page %1</source>
        <translation>页面 %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Command %1</source>
        <translation>命令 %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Image %1, %2</source>
        <translation>图片 %1，%2</translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleMenu</name>
    <message>
        <location filename="../widgets/shell/peoplemenu.cpp" line="+41"/>
        <source>%1 (%2)</source>
        <comment>a person and the roles</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>, </source>
        <comment>between roles</comment>
        <translation>、</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Add Person…</source>
        <translation>添加人员…</translation>
    </message>
</context>
<context>
    <name>yuyi::PeopleService</name>
    <message>
        <location filename="../models/services/peopleservice.cpp" line="+19"/>
        <source>A person needs a name.</source>
        <translation>请填写姓名。</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>There is somebody called “%1” already.</source>
        <translation>已经有人叫“%1”。</translation>
    </message>
    <message>
        <location line="+40"/>
        <source>A project needs a title.</source>
        <translation>请填写项目标题。</translation>
    </message>
</context>
<context>
    <name>yuyi::PersonButton</name>
    <message>
        <location filename="../widgets/shell/topbuttons.cpp" line="+98"/>
        <source>Working as %1, %2</source>
        <translation>当前人员：%1，%2</translation>
    </message>
</context>
<context>
    <name>yuyi::PersonDialog</name>
    <message>
        <location filename="../widgets/shell/persondialog.cpp" line="+17"/>
        <location line="+3"/>
        <source>Add Person</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Roles (several)</source>
        <translation>角色（可多选）</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location line="+32"/>
        <source>A person needs a name.</source>
        <translation>请填写姓名。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Choose at least one role.</source>
        <translation>请至少选择一个角色。</translation>
    </message>
</context>
<context>
    <name>yuyi::Preset</name>
    <message>
        <location filename="../models/domain/preset.cpp" line="+224"/>
        <source>The preset cannot be read. %1</source>
        <translation>无法读取预设。%1</translation>
    </message>
    <message>
        <location line="+5"/>
        <location line="+11"/>
        <source>The preset is not valid at “%1”: %2</source>
        <translation>预设在“%1”处无效：%2</translation>
    </message>
    <message>
        <location line="-4"/>
        <source>The preset cannot be read.</source>
        <translation>无法读取预设。</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>There is no preset “%1”. There are: %2.</source>
        <translation>没有预设“%1”。现有：%2。</translation>
    </message>
    <message>
        <location filename="../models/domain/presetschema.cpp" line="+58"/>
        <location line="+94"/>
        <location line="+6"/>
        <source>“%1” is given twice.</source>
        <translation>“%1”重复出现。</translation>
    </message>
    <message>
        <location line="-85"/>
        <source>A dimension may have at most 9 values, one for each digit key.</source>
        <translation>一个维度最多有 9 个取值，每个数字键对应一个。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>“%1” is the code of another value.</source>
        <translation>“%1”是另一个取值的代码。</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>The key “%1” has another meaning on the page.</source>
        <translation>按键“%1”在页面上已有其他用途。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The reason “%1” is given by the program itself.</source>
        <translation>原因“%1”由程序自身使用。</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>The prompt holds the unknown place-holder “%1”; known are: %2.</source>
        <translation>提示词中有未知的占位符“%1”；可用的有：%2。</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The prompt must hold the place-holder “%1” exactly once.</source>
        <translation>提示词中必须恰好有一个占位符“%1”。</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>There is no dimension “%1”.</source>
        <translation>没有维度“%1”。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The configuration has key words, but the prompt has no place-holder “%1” for them.</source>
        <translation>该配置有关键词，但提示词中没有用于它们的占位符“%1”。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The prompt holds the place-holder “%1”, but the configuration has no key words.</source>
        <translation>提示词中有占位符“%1”，但该配置没有关键词。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>There must be as many examples as shots.</source>
        <translation>示例的数目必须与示例次数一致。</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>The maximum is below the minimum.</source>
        <translation>最大值小于最小值。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>There must be fewer correct options than options.</source>
        <translation>正确选项必须少于选项总数。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The first question is longer than questions may be.</source>
        <translation>首个问题超过了问题的长度上限。</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Only one split may hold the rest.</source>
        <translation>只能有一个划分包含其余部分。</translation>
    </message>
    <message>
        <location line="+34"/>
        <source>The preset breaks its schema.</source>
        <translation>预设不符合其模式。</translation>
    </message>
</context>
<context>
    <name>yuyi::Project</name>
    <message>
        <location filename="../models/domain/project.cpp" line="+17"/>
        <source>Lead</source>
        <translation>负责人</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Adjudicator</source>
        <translation>裁决员</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Validator</source>
        <translation>验证员</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Participant</source>
        <translation>参与者</translation>
    </message>
</context>
<context>
    <name>yuyi::ProjectAccess</name>
    <message>
        <location filename="../models/services/projectaccess.cpp" line="+237"/>
        <source>The project could not be read or written. Please try again.</source>
        <translation>无法读写项目，请重试。</translation>
    </message>
</context>
<context>
    <name>yuyi::ProjectDesk</name>
    <message>
        <location filename="../widgets/shell/projectdesk.cpp" line="+109"/>
        <source>Opening the project…</source>
        <translation>正在打开项目…</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Making the project…</source>
        <translation>正在创建项目…</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Preparing the example project…</source>
        <translation>正在准备示例项目…</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Backing up…</source>
        <translation>正在备份…</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Restoring the backup…</source>
        <translation>正在恢复备份…</translation>
    </message>
</context>
<context>
    <name>yuyi::ProjectFile</name>
    <message>
        <location filename="../db/projectfile.cpp" line="+29"/>
        <source>%1 is not a Yuyi project.</source>
        <translation>%1 不是 Yuyi 项目。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The project file %1 is damaged. Restore one of the project&apos;s backups.</source>
        <translation>项目文件 %1 已损坏。请恢复该项目的一个备份。</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The project %1 was made by a newer version of Yuyi. Update the program to open it.</source>
        <translation>项目 %1 由更新版本的 Yuyi 创建。请更新程序后再打开。</translation>
    </message>
    <message>
        <location line="+70"/>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>There is no project in %1: the file %2 is missing.</source>
        <translation>%1 中没有项目：缺少文件 %2。</translation>
    </message>
    <message>
        <location line="-48"/>
        <source>The file %1 cannot be read: %2</source>
        <translation>无法读取文件 %1：%2</translation>
    </message>
    <message>
        <location line="+98"/>
        <source>The project file %1 was altered by another program and is not opened: %2</source>
        <translation>项目文件 %1 被其他程序改动过，不予打开：%2</translation>
    </message>
</context>
<context>
    <name>yuyi::ProjectLocation</name>
    <message>
        <location filename="../db/place.cpp" line="+34"/>
        <source>%1 is not a place of a project on a server. Write it as postgresql://user@host:port/database?schema=name.</source>
        <translation>%1 不是服务器上项目的位置。请写成 postgresql://user@host:port/database?schema=name。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The place of a project must not hold a password. Leave it out and put it into the password file of PostgreSQL or the variable PGPASSWORD.</source>
        <translation>项目的位置中不能包含密码。请去掉密码，把它放进 PostgreSQL 的密码文件或变量 PGPASSWORD。</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>%1 names no project. Add ?schema=name with a name of small letters, digits and _.</source>
        <translation>%1 没有指明项目。请加上 ?schema=名称，名称由小写字母、数字和 _ 组成。</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>%1 is not a value of sslmode; use one of %2.</source>
        <translation>%1 不是 sslmode 的取值；请使用 %2 之一。</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>Name the folder of a project.</source>
        <translation>请给出项目的文件夹。</translation>
    </message>
</context>
<context>
    <name>yuyi::ProjectStore</name>
    <message>
        <location filename="../db/sqlprojectstore.cpp" line="+51"/>
        <source>The project has lost its own description. Restore a backup.</source>
        <translation>项目丢失了自身的描述。请恢复一个备份。</translation>
    </message>
    <message>
        <location line="+93"/>
        <location line="+13"/>
        <source>There is already somebody named %1.</source>
        <translation>已经有名为 %1 的人。</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>This person is not in the project.</source>
        <translation>这个人不在项目中。</translation>
    </message>
</context>
<context>
    <name>yuyi::QuestionEditor</name>
    <message>
        <location filename="../widgets/annotate/questioneditor.cpp" line="+59"/>
        <location line="+295"/>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <location line="-224"/>
        <source>Question %1</source>
        <translation>问题 %1</translation>
    </message>
    <message>
        <location line="+34"/>
        <source>Option %1</source>
        <translation>选项 %1</translation>
    </message>
    <message>
        <location line="+104"/>
        <source>Question added</source>
        <translation>添加了问题</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Question removed</source>
        <translation>删除了问题</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Correct option</source>
        <translation>正确选项</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Option moved</source>
        <translation>移动了选项</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Options pasted</source>
        <translation>粘贴了选项</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Add a question (Alt+Q)</source>
        <translation>添加问题（Alt+Q）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Add a question</source>
        <translation>添加问题</translation>
    </message>
    <message>
        <location line="+2"/>
        <location line="+1"/>
        <source>Remove this question</source>
        <translation>删除这个问题</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What is asked about the image</source>
        <translation>对图片提出的问题</translation>
    </message>
</context>
<context>
    <name>yuyi::QuickView</name>
    <message>
        <location filename="../widgets/image/quickview.cpp" line="+67"/>
        <source>%1 of %2</source>
        <translation>第 %1 张，共 %2 张</translation>
    </message>
</context>
<context>
    <name>yuyi::RangePopover</name>
    <message>
        <location filename="../widgets/collect/filterpopover.cpp" line="+91"/>
        <source>Short side from</source>
        <translation>短边从</translation>
    </message>
    <message>
        <location line="+0"/>
        <location line="+1"/>
        <source> px</source>
        <translation> 像素</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Short side to</source>
        <translation>短边到</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>File size from</source>
        <translation>文件大小从</translation>
    </message>
    <message>
        <location line="+0"/>
        <location line="+1"/>
        <source> kB</source>
        <translation> kB</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>File size to</source>
        <translation>文件大小到</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Text ratio from</source>
        <translation>文字占比从</translation>
    </message>
    <message>
        <location line="+0"/>
        <location line="+1"/>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Text ratio to</source>
        <translation>文字占比到</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Short side</source>
        <translation>短边</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>File size</source>
        <translation>文件大小</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Text ratio</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>any</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>yuyi::RecentProject</name>
    <message>
        <location filename="../widgets/shell/recentproject.cpp" line="+96"/>
        <source>Not there any more: %1</source>
        <translation>已不存在：%1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Take Off This List</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Take %1 off this list</source>
        <translation>从列表中移除 %1</translation>
    </message>
</context>
<context>
    <name>yuyi::RefusedList</name>
    <message>
        <location filename="../widgets/collect/refusedlist.cpp" line="+45"/>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Why it was not taken</source>
        <translation>拒收原因</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Refused Files</source>
        <translation>拒收的文件</translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>%n file(s) were not taken</source>
        <translation>
            <numerusform>%n 个文件未收录</numerusform>
        </translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Save as CSV…</source>
        <translation>存为 CSV…</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>yuyi::ReleasePage</name>
    <message>
        <location filename="../widgets/release/releasepage.cpp" line="+69"/>
        <location line="+370"/>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <location line="-361"/>
        <source>Save Charts…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <location line="+184"/>
        <source>Nothing can be released yet.</source>
        <translation>还没有可以发布的内容。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Images come here when they are annotated and accepted.</source>
        <translation>图片标注并被接受后会来到这里。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Go to Annotation</source>
        <translation>去标注</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>%1 images · %2 questions</source>
        <translation>%1 张图片 · %2 道问题</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Mean length in characters: question %1, option %2, explanation %3</source>
        <translation>平均长度（字）：问题 %1，选项 %2，解释 %3</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Questions by split: %1</source>
        <translation>各划分的问题数：%1</translation>
    </message>
    <message>
        <location line="+47"/>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Keys by position: %1 (χ² = %2, p = %3). Always picking the longest option scores %4 %, chance is %5 %.</source>
        <translation>答案位置：%1（χ² = %2，p = %3）。总选最长选项得 %4 %，随机为 %5 %。</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Findings %1</source>
        <translation>检查结果 %1</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Every image of the set has a source and a licence.</source>
        <translation>集合中的每张图片都有来源和许可。</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n image(s) have no source or no licence. The project&apos;s rules ask for both, so nothing can be released before they are filled in.</source>
        <translation>
            <numerusform>有 %n 张图片缺少来源或许可。项目规则要求两者齐全，补全之前不能发布。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n image(s) have no source or no licence.</source>
        <translation>
            <numerusform>有 %n 张图片缺少来源或许可。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Licences %1</source>
        <translation>许可 %1</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Releases %1</source>
        <translation>发布记录 %1</translation>
    </message>
    <message>
        <location line="+30"/>
        <source>Save Charts In</source>
        <translation>图表保存到</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Three charts are saved as SVG and PNG.</source>
        <translation>三张图表已保存为 SVG 和 PNG。</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Composition</source>
        <translation>构成</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Licences</source>
        <translation>许可</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Releases</source>
        <translation>发布记录</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <location line="+0"/>
        <location line="+3"/>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <location line="-3"/>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Weight</source>
        <translation>级别</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Image</source>
        <translation>图片</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>By</source>
        <translation>发布人</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>yuyi::ReleasePanel</name>
    <message>
        <location filename="../widgets/release/releasepanel.cpp" line="+127"/>
        <source>Release As</source>
        <translation>发布为</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Imported items go back to the files they came from.</source>
        <translation>导入的题目写回它们原来的文件。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>All items go into one file.</source>
        <translation>全部题目写入一个文件。</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Questions: %1</source>
        <translation>问题：%1</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Say where the release shall be written.</source>
        <translation>请指定发布到哪里。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The folder “%1” does not exist.</source>
        <translation>文件夹“%1”不存在。</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Make a release</source>
        <translation>制作发布</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Deal the items into splits anew</source>
        <translation>重新划分题目</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Splits, in questions or shares</source>
        <translation>划分（题数或比例）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seed of the dealing</source>
        <translation>划分的随机种子</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>With answers, explanations and meanings</source>
        <translation>包含答案、解释和隐喻含义</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Write to</source>
        <translation>写入</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
</context>
<context>
    <name>yuyi::ReleaseService</name>
    <message>
        <location filename="../models/services/releaseservice.cpp" line="+45"/>
        <source>Duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Too much text</source>
        <translation>文字过多</translation>
    </message>
    <message>
        <location line="+81"/>
        <source>There is nothing to release: no image has been annotated and accepted yet.</source>
        <translation>没有可以发布的内容：还没有图片被标注并接受。</translation>
    </message>
    <message numerus="yes">
        <location line="+21"/>
        <source>%n image(s) of the set have no source or no licence, and the project&apos;s rules ask for both.</source>
        <translation>
            <numerusform>集合中有 %n 张图片缺少来源或许可，而项目规则要求两者齐全。</numerusform>
        </translation>
    </message>
    <message>
        <location line="+67"/>
        <source>Duplicates: method %1, Hamming distance at most %2.</source>
        <translation>去重：方法 %1，汉明距离不超过 %2。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Duplicates: method %1, distance chosen by the number of images.</source>
        <translation>去重：方法 %1，距离按图片数量选取。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Text: images whose text areas cover more than %1 % are left out.</source>
        <translation>文字：文字区域超过 %1 % 的图片被排除。</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Annotators per image: %1.</source>
        <translation>每张图片的标注人数：%1。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Blind votes per question: %1.</source>
        <translation>每道问题的盲测人数：%1。</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Imported from: %1.</source>
        <translation>导入自：%1。</translation>
    </message>
</context>
<context>
    <name>yuyi::SchemaCheck</name>
    <message>
        <location filename="../db/schemacheck.cpp" line="+147"/>
        <source>The database lacks %1.</source>
        <translation>数据库中缺少 %1。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>In the database %1 differs from what this program makes.</source>
        <translation>数据库中的 %1 与本程序创建的不同。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The database holds %1, which this program does not make.</source>
        <translation>数据库中有 %1，它不是本程序创建的。</translation>
    </message>
</context>
<context>
    <name>yuyi::ShortcutEditor</name>
    <message>
        <location filename="../widgets/shell/shortcuteditor.cpp" line="+36"/>
        <source>Use These Keys</source>
        <translation>使用此快捷键</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Restore</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Change Shortcuts</source>
        <translation>修改快捷键</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>New keys</source>
        <translation>新的按键</translation>
    </message>
    <message>
        <location line="+102"/>
        <source>Choose a command, then press its new keys.</source>
        <translation>请选择一个命令，再按下新的按键。</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>%1 is taken by “%2”. Choose other keys, or change that command first.</source>
        <translation>%1 已用于“%2”。请换一个按键，或先修改那个命令。</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>“%1” now has the keys %2.</source>
        <translation>“%1”的快捷键现为 %2。</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The built-in keys are taken by another command now. Change that one first.</source>
        <translation>默认按键已被另一个命令占用，请先修改那个命令。</translation>
    </message>
</context>
<context>
    <name>yuyi::ShortcutSheet</name>
    <message>
        <location filename="../widgets/shell/shortcutsheet.cpp" line="+63"/>
        <source>Keys Valid Now</source>
        <translation>当前可用的按键</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Change Shortcuts…</source>
        <translation>修改快捷键…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>yuyi::Splits</name>
    <message>
        <location filename="../models/exchange/splits.cpp" line="+49"/>
        <source>“%1” is no part of a split: write NAME:NUMBER or NAME:rest, for example dev:15,val:20,test:rest.</source>
        <translation>“%1”不是划分的写法：请写成“名称:数目”或“名称:rest”，例如 dev:15,val:20,test:rest。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The split “%1” is named twice.</source>
        <translation>划分“%1”出现了两次。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Only one split may hold the rest.</source>
        <translation>只能有一个划分包含其余部分。</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The number of split “%1” must be above 0 and at most %2.</source>
        <translation>划分“%1”的数目必须大于 0 且不超过 %2。</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>There is no split to deal to.</source>
        <translation>没有可分配的划分。</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>The splits ask for %1 questions, but there are only %2.</source>
        <translation>各划分共需 %1 个问题，但只有 %2 个。</translation>
    </message>
    <message>
        <location line="+39"/>
        <source>The image of item %1 is not there.</source>
        <translation>题目 %1 的图片不存在。</translation>
    </message>
</context>
<context>
    <name>yuyi::SqlProjectHost</name>
    <message>
        <location filename="../db/newproject.cpp" line="+72"/>
        <source>Name the person who leads the project.</source>
        <translation>请填写项目负责人的姓名。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A project needs at least one annotator for each image, and no negative number of votes.</source>
        <translation>项目中每张图片至少需要一名标注者，作答数不能为负。</translation>
    </message>
    <message>
        <location line="+51"/>
        <source>%1 is a file; a project needs a folder.</source>
        <translation>%1 是文件；项目需要一个文件夹。</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The folder %1 is not empty. A new project needs an empty or new folder.</source>
        <translation>文件夹 %1 不是空的。新项目需要空文件夹或新文件夹。</translation>
    </message>
    <message>
        <location line="+6"/>
        <location line="+20"/>
        <location line="+30"/>
        <source>The folder %1 cannot be made or written to.</source>
        <translation>无法创建或写入文件夹 %1。</translation>
    </message>
    <message>
        <location line="-5"/>
        <source>There is already something named %1 on the server. Choose another name.</source>
        <translation>服务器上已有名为 %1 的内容。请换一个名称。</translation>
    </message>
    <message>
        <location filename="../db/sqlprojecthost.cpp" line="+35"/>
        <source>The project in %1 cannot be written to: its file or folder is read-only. Copy the project to a folder of yours, or change the rights.</source>
        <translation>无法写入 %1 中的项目：它的文件或文件夹是只读的。请把项目复制到您自己的文件夹，或更改权限。</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>This folder is on a network or synced. Only one program can have the project open, and saving is slower. For several people use a server project or work packages.</source>
        <translation>这个文件夹位于网络上或会被同步。同一时间只能有一个程序打开该项目，保存也较慢。多人合作请使用服务器项目或任务包。</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>The project %1 is already open on the computer “%2”. On a network folder only one program can use it.</source>
        <translation>项目 %1 已在计算机“%2”上打开。在网络文件夹中，同一时间只能有一个程序使用它。</translation>
    </message>
    <message>
        <location line="+48"/>
        <source>%1 is a backup of a project. Restore it into a folder to work with it.</source>
        <translation>%1 是某个项目的备份。请先把它恢复到一个文件夹再使用。</translation>
    </message>
    <message>
        <location line="+52"/>
        <source>There is no project at %1.</source>
        <translation>%1 处没有项目。</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The project %1 was made by a newer version of Yuyi. Update the program to open it.</source>
        <translation>项目 %1 由更新版本的 Yuyi 创建。请更新程序后再打开。</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>A backup is restored into a folder, not onto a server.</source>
        <translation>备份只能恢复到文件夹，不能恢复到服务器。</translation>
    </message>
</context>
<context>
    <name>yuyi::StartPage</name>
    <message>
        <location filename="../widgets/shell/startpage.cpp" line="+210"/>
        <source>Yuyi</source>
        <translation>寓意</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Build, review and measure a benchmark of implied meanings: from the raw pictures to the released file.</source>
        <translation>构建、审核并评测图像隐喻评测集：从原始图片到发布文件。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>New Project…</source>
        <translation>新建项目…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Open Project…</source>
        <translation>打开项目…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Open Example Project</source>
        <translation>打开示例项目</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The folder of a project can also be dropped here.</source>
        <translation>也可以把项目文件夹拖到这里。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
</context>
<context>
    <name>yuyi::Stores</name>
    <message>
        <location filename="../db/sqlstores.cpp" line="+59"/>
        <source>The program failed in the middle of a change; nothing of it was saved.</source>
        <translation>程序在更改过程中出错；这次更改没有保存任何内容。</translation>
    </message>
</context>
<context>
    <name>yuyi::TextEngine</name>
    <message>
        <location filename="../models/filtering/paddleengine.cpp" line="+117"/>
        <location filename="../models/filtering/tesseractengine.cpp" line="+107"/>
        <source>There is no picture to search for text.</source>
        <translation>没有可供查找文字的图片。</translation>
    </message>
    <message>
        <location line="+8"/>
        <location filename="../models/filtering/tesseractengine.cpp" line="+7"/>
        <source>The text of the picture could not be searched.</source>
        <translation>无法查找这张图片中的文字。</translation>
    </message>
    <message>
        <location line="+95"/>
        <source>The text models in %1 cannot be used; install them anew.</source>
        <translation>%1 中的文字模型无法使用，请重新安装。</translation>
    </message>
    <message>
        <location filename="../models/filtering/tesseractengine.cpp" line="+66"/>
        <source>Tesseract cannot use its language data in %1; install it anew.</source>
        <translation>Tesseract 无法使用 %1 中的语言数据，请重新安装。</translation>
    </message>
    <message>
        <location filename="../models/filtering/textengine.cpp" line="+35"/>
        <source>No text engine is installed. Install tesseract-ocr-chi-sim, or build Yuyi with its text models.</source>
        <translation>未安装任何文字引擎。请安装 tesseract-ocr-chi-sim，或在构建寓意时带上文字模型。</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>There is no text engine “%1” here. Available: %2.</source>
        <translation>这里没有文字引擎“%1”。可用的有：%2。</translation>
    </message>
    <message>
        <location filename="../models/filtering/textmodels.cpp" line="+61"/>
        <source>The text models are not installed; %1 is missing.</source>
        <translation>文字模型未安装：缺少 %1。</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>Tesseract has no data for Chinese or English; install tesseract-ocr-chi-sim and tesseract-ocr-eng.</source>
        <translation>Tesseract 没有中文或英文数据，请安装 tesseract-ocr-chi-sim 和 tesseract-ocr-eng。</translation>
    </message>
</context>
<context>
    <name>yuyi::TextPage</name>
    <message>
        <location filename="../widgets/text/textdecisions.cpp" line="+33"/>
        <source>Text limit %1 applied</source>
        <translation>已应用文字上限 %1</translation>
    </message>
    <message numerus="yes">
        <location line="+14"/>
        <source>%n image(s) discarded</source>
        <translation>
            <numerusform>已排除 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n brought back</source>
        <translation>
            <numerusform>恢复 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Kept in spite of its text</source>
        <translation>虽有文字仍保留</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Discarded for its text</source>
        <translation>因文字排除</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>Area is not text</source>
        <translation>该区域不是文字</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Area is text</source>
        <translation>该区域是文字</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Text area drawn</source>
        <translation>画了文字区域</translation>
    </message>
    <message>
        <location filename="../widgets/text/textpage.cpp" line="+87"/>
        <source>Measure Text</source>
        <translation>测量文字</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Discard</source>
        <translation>排除</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Draw an Area</source>
        <translation>画一个区域</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Not Text</source>
        <translation>不是文字</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Text After All</source>
        <translation>还是文字</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Next Area</source>
        <translation>下一个区域</translation>
    </message>
    <message>
        <location line="+221"/>
        <source>review band ±%1 %</source>
        <translation>复核带 ±%1 %</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Near the line %1</source>
        <translation>阈值附近 %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Above %1</source>
        <translation>超过 %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Below %1</source>
        <translation>未超过 %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Decided by hand %1</source>
        <translation>人工决定 %1</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Limit %1</source>
        <translation>阈值 %1</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n image(s) left out</source>
        <translation>
            <numerusform>%n 张将被排除</numerusform>
        </translation>
    </message>
    <message>
        <location line="+29"/>
        <source>No picture is near the line.</source>
        <translation>阈值附近没有图片。</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>No picture is here.</source>
        <translation>这里没有图片。</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>The text of the pictures is being measured…</source>
        <translation>正在测量图片中的文字…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You can work elsewhere meanwhile; what is measured is kept.</source>
        <translation>期间可以去做别的事；测量结果都会保留。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>No text engine is installed.</source>
        <translation>没有安装文字引擎。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Install tesseract-ocr with tesseract-ocr-chi-sim, or the text models of this program.</source>
        <translation>请安装 tesseract-ocr 和 tesseract-ocr-chi-sim，或本程序的文字模型。</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>No picture has been measured yet.</source>
        <translation>还没有测量过图片。</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Measuring finds the lines of text in each picture and how much of it they cover.</source>
        <translation>测量会找出每张图片中的文字行以及它们所占的面积。</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>%1 of the picture is text</source>
        <translation>图片的 %1 是文字</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>Engine %1</source>
        <translation>引擎 %1</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>Text Ratio</source>
        <translation>文字占比</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>area of the union of the text boxes ÷ area of the picture</source>
        <translation>文字框并集 ÷ 图片面积</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Certainty</source>
        <translation>置信度</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Text areas</source>
        <translation>文字区域</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pictures by text ratio</source>
        <translation>按文字占比排列的图片</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Histogram of text ratios</source>
        <translation>文字占比直方图</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No measurements yet</source>
        <translation>还没有测量结果</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Text engine</source>
        <translation>文字引擎</translation>
    </message>
</context>
<context>
    <name>yuyi::TextService</name>
    <message>
        <location filename="../models/services/textservice.cpp" line="+244"/>
        <source>Stopped. Images measured so far are kept.</source>
        <translation>已停止。已测量的图片都保留。</translation>
    </message>
    <message>
        <location line="+118"/>
        <source>The text of this image has not been measured yet. Measure it first.</source>
        <translation>这张图片的文字还没有测量。请先测量。</translation>
    </message>
</context>
<context>
    <name>yuyi::TextWords</name>
    <message>
        <location filename="../widgets/text/textwords.cpp" line="+35"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>discarded by hand</source>
        <translation>人工排除</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>kept by hand</source>
        <translation>人工保留</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>leave out</source>
        <translation>排除</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location line="+30"/>
        <source>(drawn by hand)</source>
        <translation>（手画）</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>(not read)</source>
        <translation>（未识别）</translation>
    </message>
</context>
<context>
    <name>yuyi::ThumbnailGrid</name>
    <message>
        <location filename="../widgets/image/thumbnailgrid.cpp" line="+33"/>
        <location line="+397"/>
        <source>Images</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>yuyi::TopBar</name>
    <message>
        <location filename="../widgets/shell/topbar.cpp" line="+81"/>
        <source>Yuyi</source>
        <translation>寓意</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search images, pages or commands</source>
        <translation>搜索图片、页面或命令</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+1"/>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>yuyi::UndoService</name>
    <message>
        <location filename="../models/services/undoservice.cpp" line="+55"/>
        <source>This step was made by a newer version and cannot be undone here.</source>
        <translation>这一步由更新的版本做出，不能在这里撤销。</translation>
    </message>
</context>
</TS>
