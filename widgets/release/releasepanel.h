// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/exchange/release/splits.h"
#include "models/services/release/releaseservice.h"
#include "models/services/session/latest.h"

#include <QList>
#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace yuyi {

class ActionButton;
class PathField;
class UserPrompts;

/// @brief The settings of a release: format, splits and seed, whether keys are included, target.
class ReleasePanel final : public QWidget
{
    Q_OBJECT
public:
    explicit ReleasePanel(UserPrompts &prompts, QWidget *parent);

    /// What there is to release.
    struct Contents {
        int questions = 0;
        QMap<QString, int> kept;           ///< number of questions for each split that an import or a release gave them; see setProject()
        bool published = false;            ///< there are releases
        QList<SplitPart> splits;           ///< those of the last release with any
        bool pictures = false;             ///< some questions show further pictures, which not every format takes
        SplitMaterial material = {};       ///< empty: not known; else `kept` follows from what stays together
        QList<Configuration> prompts = {}; ///< those that dialogues can have
    };
    /// Questions keep the split that they have unless a person asks for new ones.
    void setProject(const ProjectInfo &info, const Contents &contents);
    /// The settings as a request. Returns Invalid with a message that names the wrong field, and the errors of the exporter for
    /// a target that it would not write, so that a person is not asked in vain.
    Result<ReleaseRequest> request() const;
    /// Proposes the next free name in the same folder if the target is written by now.
    void proposeNextTarget();

protected:
    void changeEvent(QEvent *event) override;

private:
    void chooseTarget();
    void suggestTarget();
    SplitBy splitBy() const;
    QMap<QString, int> kept() const; ///< with what stays together
    /// Shows how many questions each split gets; nothing where none are assigned, or not so.
    std::optional<QList<SplitPart>> showQuestions();
    void countShared(const QList<SplitPart> &parts);
    void showShared(const QList<SplitPart> &parts, const QList<SplitWay> &ways);
    /// The number of questions of each part; of those without a split, if the others keep theirs.
    void showCounts(const QList<SplitPart> &parts, const QMap<QString, int> &counts);
    bool keepsSplits() const;   ///< items that have a split keep it
    bool assignsSplits() const; ///< the release takes the splits of the field
    bool writesOneFile() const;
    void showSizes();
    void showWhatIsTaken();
    void offerFormats(const Preset &preset);
    void offerPrompts();
    void showKeys();
    bool takesAll(ExportFormat format) const;
    void retranslate();

    UserPrompts &m_prompts;
    QString m_title;
    Contents m_contents;
    QLabel *m_heading;
    QLabel *m_formatText;
    QComboBox *m_format;
    QLabel *m_formatWhat; ///< what is written in the format
    QLabel *m_pictures;   ///< what the format does not take
    QCheckBox *m_deal;
    QLabel *m_splitsText;
    QLineEdit *m_splits;
    bool m_ownSplits = false; ///< the person has edited the splits
    QLabel *m_sizes;
    QLabel *m_byText;
    QComboBox *m_by;
    Latest m_latest;
    QLabel *m_shared; ///< how many pictures the splits share, by each way
    QLabel *m_seedText;
    QSpinBox *m_seed;
    QCheckBox *m_keys;
    bool m_texts = true; ///< the preset has texts about images
    bool m_rationales = false;
    QCheckBox *m_test; ///< for dialogues alone, as is the prompt
    QLabel *m_promptText;
    QComboBox *m_prompt;
    QLabel *m_targetText;
    PathField *m_target;
    ActionButton *m_choose;
};

} // namespace yuyi
