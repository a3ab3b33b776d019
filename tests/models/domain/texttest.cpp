// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/text.h"

#include <QTest>

using namespace yuyi;

/// Texts that say the same compare as equal.
class TextTest : public QObject
{
    Q_OBJECT

    /// By the rules of Unicode, which the short way for common characters must agree with.
    static QString byUnicode(const QString &text)
    {
        return text.normalized(QString::NormalizationForm_KC).toCaseFolded().simplified();
    }

private Q_SLOTS:
    void everyCharacterIsFoldedAsUnicodeSays()
    {
        for (int code = 1; code < 0x10000; ++code) {
            const QChar c(static_cast<char16_t>(code));
            if (c.isSurrogate())
                continue;
            // Between letters, since marks at the end are left out.
            const QString text = QStringLiteral("Ａ山%1山b").arg(c);
            QVERIFY2(normalised(text) == byUnicode(text), qPrintable(QString::number(code, 16)));
        }
    }

    void marksThatCombineStillDo()
    {
        for (const QString &text : {QStringLiteral("か\u3099山"), QStringLiteral("e\u0301tude"), QStringLiteral("①２Ｘ…x"),
                                    QStringLiteral(" Ｆｕｌｌ　ｗｉｄｔｈ  text "), QStringLiteral("\U0001f600 山")})
            QCOMPARE(normalised(text), byUnicode(text));
    }

    void whatEndsASentenceSaysNothing()
    {
        QCOMPARE(normalised(QStringLiteral("山高水长。」 ")), QStringLiteral("山高水长"));
        QCOMPARE(normalised(QStringLiteral("？！")), QStringLiteral("?!"));
        QCOMPARE(normalised(QString()), QString());
        QCOMPARE(bare(QStringLiteral("山，高：水 长")), QStringLiteral("山高水长"));
    }
};

QTEST_GUILESS_MAIN(TextTest)
#include "texttest.moc"
